import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import staticFiles from '@fastify/static';
import type { ReleaseStore } from './releaseStore.ts';
import type { RequestedFiles } from './requestedFiles.ts';
import { IMMUTABLE, NAME_PATTERN, typeOf } from '@hemvaror/http/staticFiles';

/** Address of the remotes' files on the origin of the shop. The edge names it, too. */
const REMOTE_FILES_PATH = '/remotes';

/** Address of a release's files for browsers. */
export function webBaseOf(remote: string, release: string): string {
  return `${REMOTE_FILES_PATH}/${remote}/${release}/web/`;
}

interface RemoteFileSources {
  store: Pick<ReleaseStore, 'root' | 'isIntact' | 'noteRequest'>;
  requested: Pick<RequestedFiles, 'read'>;
}

/**
 * Serves the files of remotes to browsers. A damaged file counts as missing: browsers would refuse it because of its hash, and store
 * it for a year.
 */
export async function serveRemoteFiles(app: FastifyInstance, { store, requested }: RemoteFileSources): Promise<void> {
  // The library warns of a missing folder. If this one cannot be written, that warning is right.
  await mkdir(store.root, { recursive: true }).catch(() => undefined);
  void app.register(
    async (remotes) => {
      await remotes.register(staticFiles, {
        root: store.root,
        serve: false,
        preCompressed: true,
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
        async ({ params: { remote, release, file } }, reply) => {
          const isAllowed = typeOf(file) && [remote, release, file].every((name) => NAME_PATTERN.test(name));
          if (!isAllowed) return reply.callNotFound();
          if (await store.isIntact(remote, release, `web/${file}`)) {
            await store.noteRequest(remote, release);
            return reply.sendFile(`${remote}/${release}/web/${file}`);
          }
          const content = await requested.read({ remote, release, file: `web/${file}` });
          return content ? reply.send(content) : reply.callNotFound();
        },
      );
    },
    { prefix: REMOTE_FILES_PATH },
  );
}
