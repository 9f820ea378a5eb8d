import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { createDevHost, type DevHost } from '../dev/devHost.ts';
import { ROOT } from '../project/root.ts';

/** Sub-folder of the served folder, and public path of the build. */
export const BUILD = 'ui';

const IMAGES = path.join(ROOT, 'commerce-api/seed/images/product');
const IMAGE_NAME = /^[a-z0-9-]+\.webp$/;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 32"><text y="25" font-family="Georgia, serif" font-size="28">Hemvist</text></svg>`;

const PAGE = `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Komponenter | Hemvist</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/${BUILD}/main.css" />
  </head>
  <body>
    <div id="root"></div>
    <script src="/${BUILD}/main.js"></script>
    <script>new EventSource('/__events').addEventListener('reload', () => location.reload());</script>
  </body>
</html>
`;

/** Serves the page of all components, the images of the demo catalog and build events. @param folder contains `BUILD` */
export function createUiWorkshopServer(folder: string): DevHost {
  const host = createDevHost(folder);
  const { app } = host;
  app.get('/', (_request, reply) => send(reply, 'text/html; charset=utf-8', PAGE));
  app.get('/logo.svg', (_request, reply) => send(reply, 'image/svg+xml', LOGO));
  // An image that never loads, to show its placeholder.
  app.get('/images/late.webp', (_request, reply) => {
    reply.hijack();
  });
  // Every size responds with the original image of the demo catalog.
  app.get<{ Params: { file: string } }>('/images/product/:size/:file', ({ params: { file } }, reply) =>
    IMAGE_NAME.test(file) ? reply.sendFile(file, IMAGES) : reply.callNotFound(),
  );
  return host;
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.type(type).header('cache-control', 'no-store').send(body);
}
