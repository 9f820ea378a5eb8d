import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createRemoteHost } from '../site/remoteHost.ts';

const EVENTS = '/__events';

export interface DevHost {
  /** Not started yet, so that routes can be added. */
  app: FastifyInstance;
  /** Tells every open page: `built` brings a hot update, `reload` loads the page anew. */
  tell: (event: 'built' | 'reload') => void;
  /** Shows what does not build in open pages, and in those opened later; an empty text takes it away. */
  showFailure: (text: string) => void;
}

/**
 * The origin of a remote in development: its files, never remembered, and a stream of events for open pages.
 *
 * @param whole settles when no build is under way: nobody is given files of two builds
 */
export function createDevHost(folder: string, whole: () => Promise<void> = () => Promise.resolve()): DevHost {
  const listeners = new Set<ServerResponse>();
  let failure = '';
  const app = createRemoteHost(folder, 'no-store');
  app.addHook('onRequest', async ({ url }) => {
    if (url !== EVENTS) await whole();
  });
  app.get(EVENTS, (request, reply) => {
    reply.hijack();
    const response = reply.raw;
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
    if (failure) response.write(failureEvent(failure));
    listeners.add(response);
    request.raw.on('close', () => listeners.delete(response));
  });
  return {
    app,
    tell: (event) => {
      for (const listener of listeners) listener.write(`event: ${event}\ndata:\n\n`);
    },
    showFailure: (text) => {
      if (text === failure) return;
      failure = text;
      for (const listener of listeners) listener.write(failureEvent(text));
    },
  };
}

/** As JSON: the text has line breaks, which end a field of an event stream. */
function failureEvent(text: string): string {
  return `event: failure\ndata: ${JSON.stringify(text)}\n\n`;
}
