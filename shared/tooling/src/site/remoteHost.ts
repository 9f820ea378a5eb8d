/** The static origin of one remote, as a CDN would be: its releases by folder, never changing, readable from any page. */
import path from 'node:path';
import staticFiles from '@fastify/static';
import { fastify, type FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** `<release>/web/<file>`, `<release>/node/<file>`, `<release>/release.json` */
const PATH_PATTERN = /^\w[\w.-]*(?:\/(?:web|node))?\/\w[\w.-]*$/;
/** Names of chunks in development are long. */
const MAX_PATH_LENGTH = 600;
const FOREVER = 'public, max-age=31536000, immutable';
const EVERY_RESPONSE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/**
 * Creates the server without starting it, so that the caller can add routes. `deploy/remote/nginx.conf` sends the same
 * headers.
 *
 * @param folder whose sub-folders are releases
 * @param cacheControl of every file; a release never changes, so its files may be kept for ever
 */
export function createRemoteHost(folder: string, cacheControl: string = FOREVER): FastifyInstance {
  const app = fastify({ routerOptions: { maxParamLength: MAX_PATH_LENGTH } });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(EVERY_RESPONSE);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send());
  app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    acceptRanges: false,
    cacheControl: false,
  });
  app.get<{ Params: { '*': string } }>(
    '/*',
    {
      onSend: async ({ params }, reply) => {
        const isFile = reply.statusCode === 200 || reply.statusCode === 304;
        reply.header('cache-control', isFile ? cacheControl : 'no-store');
        // The library calls JavaScript `application/javascript` and does not know source maps as text.
        if (reply.statusCode === 200) reply.header('content-type', typeOf(params['*']));
      },
    },
    ({ params }, reply) => {
      const file = params['*'];
      return typeOf(file) && PATH_PATTERN.test(file) ? reply.sendFile(file) : reply.callNotFound();
    },
  );
  return app;
}

function typeOf(file: string): string | undefined {
  return TYPES[path.extname(file)];
}
