import type { Server } from 'node:http';

const QUIET_MS = 0.5;
/** A process that is never quiet still ends. */
const MAX_ITERATIONS = 2_000;

/**
 * Closes the port at a moment when no connection waits to be accepted. The system resets the connections that it has
 * established and the process has not accepted, with the requests that were sent on them, and a proxy cannot know that they
 * were not executed. Node.js accepts one connection in each iteration of its event loop, so some wait after a busy one.
 */
export async function closePort(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  await endOfIteration();
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const startedAt = performance.now();
    accepted = 0;
    await endOfIteration();
    if (accepted === 0 && performance.now() - startedAt < QUIET_MS) break;
  }
  server.off('connection', count);
  // Now, not at the end of the application's own steps.
  server.close();
}

function endOfIteration(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
