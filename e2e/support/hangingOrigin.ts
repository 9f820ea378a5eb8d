import type { RequestListener, Server } from 'node:http';

/** Makes an origin accept requests without responding. @returns a function that restores its responses */
export function hangOrigin(server: Server): () => void {
  const listeners = server.listeners('request').filter(isListener);
  server.removeAllListeners('request');
  return () => {
    server.closeAllConnections();
    // Otherwise a second call would make it respond to each request twice.
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', listener);
  };
}

function isListener(value: unknown): value is RequestListener {
  return typeof value === 'function';
}
