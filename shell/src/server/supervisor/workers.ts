import type { RemoteStates } from '../releases/remoteStates.ts';
import { isSettled, type Readiness } from '../status/readiness.ts';

/** What a worker reports of its remotes. */
export interface WorkerReport extends RemoteStates {
  /** Whether every remote has been tried once. */
  isPrepared: boolean;
}

/** What the supervisor knows of its workers. Only workers that listen get requests, so only those count for the shop. */
export class Workers {
  readonly #readiness: Readiness;
  readonly #processes: number;
  readonly #reports = new Map<number, WorkerReport>();
  readonly #listening = new Set<number>();

  /** @param processes how many serve the shop */
  constructor(readiness: Readiness, processes: number) {
    this.#readiness = readiness;
    this.#processes = processes;
  }

  report(worker: number, report: WorkerReport): void {
    this.#reports.set(worker, report);
  }

  listens(worker: number): void {
    this.#listening.add(worker);
  }

  remove(worker: number): void {
    this.#reports.delete(worker);
    this.#listening.delete(worker);
  }

  /** Whether some worker has nothing to wait for: then the others find what it has rehearsed. */
  hasSettled(): boolean {
    return [...this.#reports.values()].some(isSettled);
  }

  /**
   * Whether a worker gets requests. One that lacks a remote does not while another serves: at a first start the shop has no better
   * one, and its status pages tell why.
   */
  mayListen(worker: number): boolean {
    const report = this.#reports.get(worker);
    if (this.#listening.has(worker)) return false;
    return report !== undefined && (isSettled(report) || (report.isPrepared && this.#listening.size === 0));
  }

  isReady(): boolean {
    return this.#readiness.update([...this.#listening].flatMap((worker) => this.#reports.get(worker) ?? []));
  }

  /** How far the start is. Before the first worker has settled, its remotes are counted, and then the workers. */
  progress(): { step: string; done: number; total: number } {
    const reports = [...this.#reports.values()];
    if (this.hasSettled()) {
      const done = reports.filter(isSettled).length;
      return { step: 'starting the processes of the shop', done, total: this.#processes };
    }
    const { live, missing, pending } = reports[0] ?? { live: [], missing: [], pending: [] };
    const done = live.length + missing.length;
    return { step: 'rehearsing releases', done, total: done + pending.length };
  }
}
