import { timeLimit } from '@hemvaror/http/timeLimit';
import type { ProcessMetrics, ProcessStatus, SupervisorMessage } from './supervisorMessages.ts';

/** A worker that is busy for longer is left out. */
const TIMEOUT_MS = timeLimit(1_000);

type Report = ProcessStatus | ProcessMetrics;

interface Worker {
  process: { pid?: number | undefined };
}

/** Requests a report of each worker, and collects those that respond in time. */
export class CollectedReports<W extends Worker> {
  readonly #send: (worker: W, message: SupervisorMessage) => void;
  readonly #waiting = new Set<(report: Report) => void>();

  constructor(send: (worker: W, message: SupervisorMessage) => void) {
    this.#send = send;
  }

  async statuses(workers: readonly W[]): Promise<ProcessStatus[]> {
    const reports = await this.#collect(workers, 'status');
    return reports.filter((report) => 'live' in report);
  }

  async metrics(workers: readonly W[]): Promise<ProcessMetrics[]> {
    const reports = await this.#collect(workers, 'metrics');
    return reports.filter((report) => 'metrics' in report);
  }

  /** A worker has responded. */
  add(report: Report): void {
    for (const add of this.#waiting) add(report);
  }

  async #collect(workers: readonly W[], what: 'status' | 'metrics'): Promise<Report[]> {
    const reports = new Map<number, Report>();
    const pids = workers.flatMap(({ process: { pid } }) => pid ?? []);
    if (pids.length === 0) return [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const add = (report: Report) => {
      if (pids.includes(report.pid) && 'metrics' in report === (what === 'metrics')) reports.set(report.pid, report);
      if (reports.size === pids.length) resolve();
    };
    this.#waiting.add(add);
    const timer = setTimeout(resolve, TIMEOUT_MS);
    for (const worker of workers) this.#send(worker, { kind: 'report', what });
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(add);
    return [...reports.values()];
  }
}
