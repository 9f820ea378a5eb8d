import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Status by code of an error of Node.js. */
const STATUSES: ReadonlyMap<unknown, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Responds to a request that Node.js could not read, and closes its connection. With `Connection: close`, the client does not
 * send its next request on it. Fastify's own response lacks that header.
 */
export function closeUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The client has closed the connection.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES.get(error.code) ?? 400;
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}
