import type { FastifyInstance } from 'fastify';
import { closeServer } from '@hemvaror/http/closeServer';
import { endConnections } from '@hemvaror/http/endConnections';

interface Shutdown {
  /** Time for which requests are accepted while unready, so that load balancers stop sending them. */
  delayMs: number;
  /** Longest time for running requests to complete after that. */
  deadlineMs: number;
}

interface StopSource {
  on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
}

/** Whether the process is stopping, as `/-/ready` reports from the first moment. */
export interface Lifecycle {
  isStopping: () => boolean;
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT, in this order. A second signal ends the process at once.
 *
 * 1. At once: unready, and every response has `Connection: close`, so that clients open their next connection to another
 *    process. Requests are still accepted.
 * 2. After the delay: the port and idle connections are closed.
 * 3. When the running requests have completed, or the deadline has passed: the process ends.
 *
 * @param exit called with 0 if all requests completed, otherwise with 1
 */
export function endOnSignal(
  app: FastifyInstance,
  { delayMs, deadlineMs }: Shutdown,
  exit: (code: number) => void = process.exit,
  signals: StopSource = process,
): Lifecycle {
  let stopping = false;

  async function stop(): Promise<void> {
    app.log.info('shutdown started, reporting unready');
    endConnections(app.server);
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    const overdue = setTimeout(() => {
      app.log.error({ deadlineMs }, 'shutdown deadline passed with requests still running');
      exit(1);
    }, deadlineMs);
    await closeServer(app);
    clearTimeout(overdue);
    exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    signals.on(signal, () => {
      if (stopping) {
        exit(1);
        return;
      }
      stopping = true;
      stop().catch((error: unknown) => {
        app.log.error({ err: error }, 'shutdown failed');
        exit(1);
      });
    });
  }
  return { isStopping: () => stopping };
}
