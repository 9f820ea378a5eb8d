import type { RequestListener, Server } from 'node:http';

/** Makes an origin take connections and requests, and answer none. @returns what makes it answer again */
export function hangOrigin(server: Server): () => void {
  const answering = server.listeners('request').filter(isListener);
  server.removeAllListeners('request');
  return () => {
    server.closeAllConnections();
    // Called twice, it must not answer each request twice.
    server.removeAllListeners('request');
    for (const listener of answering) server.on('request', listener);
  };
}

function isListener(value: unknown): value is RequestListener {
  return typeof value === 'function';
}
