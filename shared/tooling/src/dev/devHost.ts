import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createRemoteHost } from '../site/remoteHost.ts';

const EVENTS = '/__events';

export interface DevHost {
  /** Not started yet, so that routes can be added. */
  app: FastifyInstance;
  /** Sends an event to every open page: `built` applies a hot update, `reload` reloads the page. */
  send: (event: 'built' | 'reload') => void;
  /** Shows a build failure in open pages and in pages opened later; an empty text removes it. */
  showFailure: (text: string) => void;
}

/**
 * Creates the origin of a remote in development: its files, never cached, and an event stream for open pages.
 *
 * @param buildFinished settles when no build is running, so that no page gets files of two builds
 */
export function createDevHost(folder: string, buildFinished: () => Promise<void> = () => Promise.resolve()): DevHost {
  const listeners = new Set<ServerResponse>();
  let failure = '';
  const app = createRemoteHost(folder, 'no-store');
  app.addHook('onRequest', async ({ url }) => {
    if (url !== EVENTS) await buildFinished();
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
    send: (event) => {
      for (const listener of listeners) listener.write(`event: ${event}\ndata:\n\n`);
    },
    showFailure: (text) => {
      if (text === failure) return;
      failure = text;
      for (const listener of listeners) listener.write(failureEvent(text));
    },
  };
}

/** Formats the text as JSON, because a line break ends a field of an event stream. */
function failureEvent(text: string): string {
  return `event: failure\ndata: ${JSON.stringify(text)}\n\n`;
}
