import type { Host } from '../host/createHost.ts';
import type { Watchdog } from '../watchdog/startWatchdog.ts';
import type { SupervisorClient } from './supervisorClient.ts';

const INTERVAL_MS = 1_000;
/** A sample of the heap takes some ms. */
const FULL_AGAIN_MS = 10_000;
const BYTES_PER_MIB = 1_048_576;

interface ObservingDeps {
  host: Pick<Host, 'cpu' | 'observations'>;
  supervisor: Pick<SupervisorClient, 'observed' | 'full'> | undefined;
  watchdog: Pick<Watchdog, 'holders'> | undefined;
  /** Memory in MB at which the process is replaced. */
  maxMb: number;
}

/** Reports each second what this process has seen of its releases, and now and then that its memory is full. */
export function startObserving({ host, supervisor, watchdog, maxMb }: ObservingDeps): void {
  let fullAt = -Infinity;
  host.cpu.start();
  setInterval(() => {
    const seen = host.observations.take();
    supervisor?.observed(seen);
    const rssMb = Math.round(seen.memory.rss / BYTES_PER_MIB);
    if (rssMb < maxMb || performance.now() - fullAt < FULL_AGAIN_MS) return;
    fullAt = performance.now();
    supervisor?.full(rssMb, watchdog?.holders() ?? []);
  }, INTERVAL_MS).unref();
}
