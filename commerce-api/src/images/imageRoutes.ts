import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { IMAGE_SIZES, isImageType, type ImageType } from './imageSizes.ts';
import { ImageStore } from './imageStore.ts';

const parameters = z.object({ type: z.string(), folder: z.string(), fileName: z.string() });

/**
 * `/images/{type}/{folder}/{fileName}`: our own files in listed sizes as WebP, or `raw` as they are.
 * Only names that stand in the folder are looked at, so no name leads out of it.
 */
export function imageRoutes(app: FastifyInstance, { seedDir, dataDir }: { seedDir: string; dataDir: string }): void {
  const store = new ImageStore({ originals: join(seedDir, 'images'), cache: join(dataDir, 'images') });
  const names = new Map<ImageType, Promise<Set<string>>>();

  function namesOf(type: ImageType): Promise<Set<string>> {
    const known = names.get(type) ?? readNames(join(seedDir, 'images', type));
    names.set(type, known);
    return known;
  }

  app.get('/images/:type/:folder/:fileName', async (request, reply) => {
    const { type, folder, fileName } = parameters.parse(request.params);
    if (!isImageType(type) || !(await namesOf(type)).has(fileName)) return reply.code(404).send({ error: 'NOT_FOUND' });
    const size = IMAGE_SIZES[type].find((listed) => listed.folder === folder);
    if (!size && folder !== 'raw') return reply.code(404).send({ error: 'NOT_FOUND' });

    const picture = size ? await store.resized(type, size, fileName) : await store.original(type, fileName);
    const etag = `"${createHash('sha256').update(picture.data).digest('base64url').slice(0, 27)}"`;
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(picture.mediaType).send(picture.data);
  });
}

async function readNames(folder: string): Promise<Set<string>> {
  try {
    return new Set(await readdir(folder));
  } catch {
    // A type without pictures has no folder: nothing of it is found.
    return new Set();
  }
}
