import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { matchesEtag } from '@hemvaror/http/matchesEtag';
import type { Config } from '../platform/config/config.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { acceptedFormats } from '../images/acceptedFormats.ts';
import { IMAGE_KINDS } from '../platform/config/imageSizes.ts';
import { ImageStore } from '../images/imageStore.ts';
import { Originals, type Original } from '../images/originals.ts';
import { representationOf, type Representation } from '../images/representation.ts';

const address = z.object({ kind: z.enum(IMAGE_KINDS), folder: z.string(), fileName: z.string() });

/**
 * `/images/{kind}/{folder}/{fileName}`: the shop's images in the configured sizes, as AVIF, WebP or JPEG depending on
 * `Accept`; `raw` is the original.
 */
export async function imageRoutes(
  app: FastifyInstance,
  { seedDir, dataDir, images }: Pick<Config, 'seedDir' | 'dataDir' | 'images'>,
  metrics: Metrics,
): Promise<void> {
  const originals = new Originals(images.uploadDir, join(seedDir, 'images'));
  const store = new ImageStore({ folder: join(dataDir, 'images'), limits: images.cache, metrics, log: app.log });
  await store.start();
  metrics.watch('image_makings_waiting', 'Images that wait to be resized', () => store.queued);
  metrics.watch('image_cache_bytes', 'Bytes of the resized images on disk', () => store.diskSize.bytes);
  metrics.watch('image_cache_files', 'Number of resized images on disk', () => store.diskSize.files);

  const url = '/images/:kind/:folder/:fileName';
  app.get(url, async (request, reply) => {
    const { data: params } = address.safeParse(request.params);
    const size = params && images.sizes[params.kind].get(params.folder);
    const original = params && size && (await originals.find(params.kind, params.fileName));
    if (!original) return reply.code(404).send({ error: 'NOT_FOUND' });
    if (size.kind === 'raw') return sendRaw(original, request, reply);

    const choices = acceptedFormats(request.headers.accept);
    // `Origin`, because the CORS headers depend on it.
    reply.header('vary', 'Accept, Origin');
    return sendResized(
      representationOf(original, await originals.shape(original), size, choices),
      store,
      request,
      reply,
    );
  });
  allowOnly(app, ['GET', 'HEAD'], url);
}

async function sendResized(
  representation: Representation,
  store: ImageStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${representation.id}"`;
  if (matchesEtag(request.headers['if-none-match'], etag)) return setCacheHeaders(reply, etag).code(304).send();
  const data = await store.get(representation);
  if (data === 'full') return reply.code(503).send({ error: 'BUSY' });
  return setCacheHeaders(reply, etag).type(`image/${representation.format}`).send(data);
}

/** Streams the original: originals may be large, and many may be requested at once. */
function sendRaw({ file, mediaType, bytes, version }: Original, request: FastifyRequest, reply: FastifyReply) {
  // Versions of a file differ in length or time, so the tag does not require reading the file.
  const etag = `"${version.replace(' ', '-')}"`;
  if (matchesEtag(request.headers['if-none-match'], etag)) return setCacheHeaders(reply, etag).code(304).send();
  return setCacheHeaders(reply, etag).type(mediaType).header('content-length', bytes).send(createReadStream(file));
}

/** Only for responses with an image: a failure must not be cached for a year. */
function setCacheHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
