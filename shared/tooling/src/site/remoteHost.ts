/** The static origin of one remote, like a CDN: its immutable releases by folder, readable cross-origin. */
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
/** Chunk names are long in development. */
const MAX_PATH_LENGTH = 600;
const IMMUTABLE = 'public, max-age=31536000, immutable';
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
 * @param folder with a sub-folder for each release
 * @param cacheControl header of every file; releases are immutable by default
 */
export function createRemoteHost(folder: string, cacheControl: string = IMMUTABLE): FastifyInstance {
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
        // The library sends JavaScript as `application/javascript` and has no type for source maps.
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
