import type { Server } from 'node:http';

/**
 * Sends `Connection: close` with each response from now on, so that clients open their next connection to another process.
 * Requests are still accepted.
 */
export function endConnections(server: Server): void {
  // Before the listener of the application, which may respond at once.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}
