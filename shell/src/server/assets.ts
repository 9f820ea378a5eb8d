import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const NAME_PATTERN = /^\w[\w.-]*$/;
/** A release never changes; the one called `dev` does nothing else. */
const cacheControlOf = (release: string) => (release === 'dev' ? 'no-store' : 'public, max-age=31536000, immutable');

/**
 * Serves the shell's own files, as compressed as the build left them; those of earlier releases too, as long as their
 * folders lie beside this one: tabs that were opened before a deployment still ask for them.
 *
 * @param folder of the shell's release
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { release: string; file: string } }>('/assets/:release/:file', async (request, reply) => {
    const { release, file } = request.params;
    const type = TYPES[path.extname(file)];
    if (!type || !NAME_PATTERN.test(release) || !NAME_PATTERN.test(file)) return reply.code(404).send();
    reply.header('cache-control', cacheControlOf(release));
    return sendFile(request, reply, path.join(path.dirname(folder), release, 'web', file), type);
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, type: string) {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encodings = [
    { name: 'br', suffix: '.br' },
    { name: 'gzip', suffix: '.gz' },
  ].filter(({ name }) => accepted.includes(name));

  for (const { name, suffix } of [...encodings, { name: '', suffix: '' }]) {
    const found = await stat(file + suffix).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (name) reply.header('content-encoding', name);
    return reply
      .type(type)
      .header('vary', 'Accept-Encoding')
      .header('content-length', found.size)
      .send(createReadStream(file + suffix));
  }
  return reply.code(404).send();
}
