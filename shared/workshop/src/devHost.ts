import http, { type Server, type ServerResponse } from 'node:http';
import { createRemoteHost } from './remoteHost.ts';

export interface DevHost {
  server: Server;
  /** Tells every open page: `built` brings a hot update, `reload` loads the page anew. */
  tell: (event: 'built' | 'reload') => void;
}

/**
 * The origin of a remote in development: its files, never remembered, and a stream of events for open pages.
 *
 * @param whole settles when no build is under way: nobody is given files of two builds
 */
export function createDevHost(folder: string, whole: () => Promise<void> = () => Promise.resolve()): DevHost {
  const listeners = new Set<ServerResponse>();
  const files = createRemoteHost(folder, 'no-store');
  const server = http.createServer((request, response) => {
    if (request.url !== '/__events') {
      void whole().then(() => files.emit('request', request, response));
      return;
    }
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  });
  return {
    server,
    tell: (event) => {
      for (const listener of listeners) listener.write(`event: ${event}\ndata:\n\n`);
    },
  };
}
