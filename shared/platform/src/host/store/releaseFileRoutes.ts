import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import staticFiles from '@fastify/static';
import type { ReleaseStore } from './releaseStore.ts';
import { IMMUTABLE, NAME_PATTERN, typeOf } from '@hemvaror/http/staticFiles';

/** Second address of the remotes' files, on the origin of the shop. Their builds and the edge name it, too. */
export const REMOTE_FILES_PATH = '/remotes';

/**
 * Serves the stored files of remotes to browsers that cannot load them from the remote's own origin. A damaged file is missing:
 * browsers would refuse it because of its hash, and keep it for a year.
 */
export async function serveRemoteFiles(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'root' | 'isIntact'>,
): Promise<void> {
  // The library warns of a missing folder. If this one cannot be written, that warning is right.
  await mkdir(store.root, { recursive: true }).catch(() => undefined);
  void app.register(
    async (remotes) => {
      await remotes.register(staticFiles, {
        root: store.root,
        serve: false,
        index: false,
        acceptRanges: false,
        cacheControl: false,
      });
      remotes.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send());
      remotes.get<{ Params: { remote: string; release: string; file: string } }>(
        '/:remote/:release/web/:file',
        {
          compress: {},
          onSend: async ({ params: { file } }, reply) => {
            const isFile = reply.statusCode === 200 || reply.statusCode === 304;
            reply.header('cache-control', isFile ? IMMUTABLE : 'no-store');
            if (reply.statusCode === 200) reply.header('content-type', typeOf(file));
          },
        },
        async ({ params: { remote, release, file }, log }, reply) => {
          const isAllowed = typeOf(file) && [remote, release, file].every((name) => NAME_PATTERN.test(name));
          if (!isAllowed) return reply.callNotFound();
          if (await store.isIntact(remote, release, `web/${file}`)) {
            return reply.sendFile(`${remote}/${release}/web/${file}`);
          }
          log.warn({ remote, release, file }, 'stored release file missing or damaged');
          return reply.callNotFound();
        },
      );
    },
    { prefix: REMOTE_FILES_PATH },
  );
}
