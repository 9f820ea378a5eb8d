import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type ServerResponse } from 'node:http';
import path from 'node:path';
import { createDevHost } from '../devHost.ts';
import { ROOT } from '../root.ts';

/** Below the folder that is served; what the build calls its public path. */
export const BUILD = 'ui';

const PICTURES = path.join(ROOT, 'commerce-api/seed/images/product');
/** Any size gives the demo catalog's picture as it is. */
const PICTURE_PATH = /^\/images\/product\/\d+f\d+\/([a-z0-9-]+\.webp)$/;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 32"><text y="25" font-family="Georgia, serif" font-size="28">Hemvist</text></svg>`;

const PAGE = `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Delar | Hemvist</title>
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

export interface UiWorkshopServer {
  server: http.Server;
  /** Makes every open page load anew. */
  reload: () => void;
}

/** Serves the page of all components, the pictures of the demo catalog, and word of new builds. @param folder holds `BUILD` */
export function createUiWorkshopServer(folder: string): UiWorkshopServer {
  const files = createDevHost(folder);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, picture] = PICTURE_PATH.exec(pathname) ?? [];
    // A picture that never comes shows what stands in its place.
    if (pathname === '/images/late.webp') return;
    if (pathname === '/') send(response, 'text/html; charset=utf-8', PAGE);
    else if (pathname === '/logo.svg') send(response, 'image/svg+xml', LOGO);
    else if (picture) void sendPicture(path.join(PICTURES, picture), response).catch(() => response.destroy());
    else files.server.emit('request', request, response);
  });
  return { server, reload: () => files.tell('reload') };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function sendPicture(file: string, response: ServerResponse): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': found.size });
  createReadStream(file).pipe(response);
}
