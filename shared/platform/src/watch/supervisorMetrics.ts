import { Counter, Registry } from 'prom-client';

/** The metrics of the supervisor: what happens to processes and releases, not in them. */
export function createSupervisorMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    workerEnds: new Counter({
      name: 'worker_ends_total',
      help: 'Ends of processes by cause (exit, stall, memory, replaced, unknown) and by the release that caused it, if known',
      labelNames: ['cause', 'remote', 'release'],
      registers,
    }),
    rehearsals: new Counter({
      name: 'release_rehearsals_total',
      help: 'Rehearsals by result: passed, or the kind of the failure',
      labelNames: ['remote', 'result'],
      registers,
    }),
    withdrawals: new Counter({
      name: 'release_withdrawals_total',
      help: 'Releases that were withdrawn',
      labelNames: ['remote'],
      registers,
    }),
  };
}
