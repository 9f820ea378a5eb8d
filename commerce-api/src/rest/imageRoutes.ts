import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../platform/config/config.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { acceptedFormats } from '../images/acceptedFormats.ts';
import { matchesEtag } from '../images/matchesEtag.ts';
import { IMAGE_KINDS } from '../platform/config/imageSizes.ts';
import { ImageStore } from '../images/imageStore.ts';
import { Originals, type Original } from '../images/originals.ts';
import { representationOf, type Representation } from '../images/representation.ts';

const RETRY_AFTER_SECONDS = 5;

const address = z.object({ kind: z.enum(IMAGE_KINDS), folder: z.string(), fileName: z.string() });

/**
 * `/images/{kind}/{folder}/{fileName}`: our own pictures in the configured sizes, as AVIF, WebP or
 * JPEG by what the client takes; `raw` as they are.
 */
export async function imageRoutes(
  app: FastifyInstance,
  { seedDir, dataDir, images }: Pick<Config, 'seedDir' | 'dataDir' | 'images'>,
  metrics: Metrics,
): Promise<void> {
  const originals = new Originals(join(seedDir, 'images'));
  const store = new ImageStore({ folder: join(dataDir, 'images'), limits: images.cache, metrics, log: app.log });
  await store.start();
  metrics.watch('image_makings_waiting', 'Pictures that wait to be made', () => store.waiting);
  metrics.watch('image_cache_bytes', 'Bytes of the made pictures on disk', () => store.diskSize.bytes);
  metrics.watch('image_cache_files', 'Number of the made pictures on disk', () => store.diskSize.files);

  const url = '/images/:kind/:folder/:fileName';
  app.get(url, async (request, reply) => {
    const { data: asked } = address.safeParse(request.params);
    const size = asked && images.sizes[asked.kind].get(asked.folder);
    const original = asked && size && (await originals.find(asked.kind, asked.fileName));
    if (!original) return reply.code(404).send({ error: 'NOT_FOUND' });
    if (size.kind === 'raw') return sendRaw(original, request, reply);

    const choices = acceptedFormats(request.headers.accept);
    // Of the origin, because CORS is answered by it.
    reply.header('vary', 'Accept, Origin');
    return sendMade(representationOf(original, await originals.shape(original), size, choices), store, request, reply);
  });
  allowOnly(app, ['GET', 'HEAD'], url);
}

async function sendMade(
  wanted: Representation,
  store: ImageStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${wanted.id}"`;
  if (matchesEtag(request.headers['if-none-match'], etag)) return setCacheHeaders(reply, etag).code(304).send();
  const data = await store.get(wanted);
  if (data === 'full') {
    return reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).send({ error: 'BUSY' });
  }
  return setCacheHeaders(reply, etag).type(`image/${wanted.format}`).send(data);
}

/** Streamed: originals may be large, and many may be asked for at once. */
function sendRaw({ file, mediaType, bytes, version }: Original, request: FastifyRequest, reply: FastifyReply) {
  // Two versions of a file differ in length or time, which can be told without reading it.
  const etag = `"${version.replace(' ', '-')}"`;
  if (matchesEtag(request.headers['if-none-match'], etag)) return setCacheHeaders(reply, etag).code(304).send();
  return setCacheHeaders(reply, etag).type(mediaType).header('content-length', bytes).send(createReadStream(file));
}

/** Only where there is a picture: a failure must not be kept for a year. */
function setCacheHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
