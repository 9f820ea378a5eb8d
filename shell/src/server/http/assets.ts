import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, NAME_PATTERN, typeOf } from '@hemvaror/http/staticFiles';

/** Releases are immutable, except `dev`, which changes with every build. */
const cacheControlOf = (release: string) => (release === 'dev' ? 'no-store' : IMMUTABLE);

/**
 * Serves the shell's own files, precompressed by the build. Files of earlier releases are served as well while their
 * folders exist: tabs that were opened before a deployment still request them.
 *
 * @param folder of the shell's release
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  void app.register(
    async (assets) => {
      await assets.register(staticFiles, {
        root: path.dirname(folder),
        serve: false,
        preCompressed: true,
        index: false,
        acceptRanges: false,
        cacheControl: false,
      });
      assets.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send());
      assets.get<{ Params: { release: string; file: string } }>(
        '/:release/:file',
        {
          onSend: async ({ params: { release, file } }, reply) => {
            const isFile = reply.statusCode === 200 || reply.statusCode === 304;
            reply.header('cache-control', isFile ? cacheControlOf(release) : 'no-store');
            // The library calls JavaScript `application/javascript`.
            if (reply.statusCode === 200) reply.header('content-type', typeOf(file));
          },
        },
        ({ params: { release, file } }, reply) => {
          const isAllowed = typeOf(file) && NAME_PATTERN.test(release) && NAME_PATTERN.test(file);
          return isAllowed ? reply.sendFile(`${release}/web/${file}`) : reply.callNotFound();
        },
      );
    },
    { prefix: '/assets' },
  );
}
