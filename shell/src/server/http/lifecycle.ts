import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

interface Shutdown {
  /** Milliseconds that it still answers after it has called itself unready, so that a load balancer looks elsewhere. */
  delayMs: number;
  /** Milliseconds that running requests are given after that. */
  deadlineMs: number;
}

interface StopSource {
  on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
}

/** Whether the process is to end; `/-/ready` says so before anything else does. */
export interface Lifecycle {
  isStopping: () => boolean;
}

/**
 * Ends well on SIGTERM and SIGINT: unready at once, closed after the delay, ended when the running requests are answered
 * or their time is over. A second signal ends at once.
 *
 * @param exit is called with 0 when everything was answered, else with 1
 */
export function endOnSignal(
  app: FastifyInstance,
  { delayMs, deadlineMs }: Shutdown,
  exit: (code: number) => void = process.exit,
  signals: StopSource = process,
): Lifecycle {
  let stopping = false;

  async function stop(): Promise<void> {
    app.log.info('stopping: unready from now on');
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    const overdue = setTimeout(() => {
      app.log.error({ deadlineMs }, 'requests were still running when their time was over');
      exit(1);
    }, deadlineMs);
    // A connection whose request was running when closing began is kept alive after its answer, and would hold the process.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearInterval(sweep);
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
        app.log.error({ err: error }, 'stopping failed');
        exit(1);
      });
    });
  }
  return { isStopping: () => stopping };
}
