/**
 * The static origin of one remote, as a CDN would be: its releases by folder, never changing, readable from any page.
 * `node remoteHost.ts mf-catalog`; port, host and folder by environment.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** `/<release>/web/<file>`, `/<release>/node/<file>`, `/<release>/release.json` */
const PATH_PATTERN = /^\/[\w.-]+(?:\/(?:web|node))?\/[\w.-]+$/;
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * @param folder whose sub-folders are releases
 * @param cacheControl of every file; a release never changes, so its files may be kept for ever
 */
export function createRemoteHost(folder: string, cacheControl: string = FOREVER): http.Server {
  return http.createServer((request, response) => {
    response.setHeader('cache-control', cacheControl);
    void answer(folder, request, response).catch(() => response.destroy());
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('timing-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('x-content-type-options', 'nosniff');
  if (pathname === '/-/health') {
    response.end('ok');
    return;
  }
  const type = TYPES[path.extname(pathname)];
  const safe = PATH_PATTERN.test(pathname) && !pathname.includes('..');
  if (!type || !safe || !(await sendFile(path.join(folder, pathname), type, request, response))) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
  }
}

/** @returns false when there is no such file */
async function sendFile(
  file: string,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encodings = ENCODINGS.filter(({ name }) => accepted.includes(name));
  for (const { name, suffix } of [...encodings, { name: '', suffix: '' }]) {
    const found = await stat(file + suffix).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (name) response.setHeader('content-encoding', name);
    response.setHeader('content-type', type);
    response.setHeader('content-length', found.size);
    response.setHeader('vary', 'Accept-Encoding');
    createReadStream(file + suffix).pipe(response);
    return true;
  }
  return false;
}
