import type { FastifyInstance } from 'fastify';
import { closePort } from './closePort.ts';

const SWEEP_MS = 50;

/** Closes the port without losing a request, then the application. Resolves when the running requests have completed. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  // A connection that was busy when closing began stays open after its response and would block the exit.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  await closePort(app.server);
  await app.close();
  clearInterval(sweep);
}
