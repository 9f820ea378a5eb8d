import type { RemoteStates } from '../host/remoteStates.ts';
import { isSettled, type Readiness } from './readiness.ts';
import type { WorkerReport as FullReport } from './supervisorMessages.ts';

const NOTHING_KNOWN: WorkerReport = { live: [], missing: [], pending: [], isPrepared: false };

type WorkerReport = Omit<FullReport, 'releases' | 'candidates'>;

/** The supervisor's knowledge of its workers. Only workers that listen get requests, so only those count for the shop. */
export class Workers {
  readonly #readiness: Readiness;
  readonly #reports = new Map<number, WorkerReport>();
  readonly #listening = new Set<number>();

  constructor(readiness: Readiness) {
    this.#readiness = readiness;
  }

  report(worker: number, report: WorkerReport): void {
    this.#reports.set(worker, report);
  }

  listens(worker: number): void {
    this.#listening.add(worker);
  }

  isListening(worker: number): boolean {
    return this.#listening.has(worker);
  }

  /** How many workers get requests. */
  serving(): number {
    return this.#listening.size;
  }

  remove(worker: number): void {
    this.#reports.delete(worker);
    this.#listening.delete(worker);
  }

  /** Whether some worker has nothing to wait for: then the others find what it has rehearsed. */
  hasSettled(): boolean {
    return this.settled() > 0;
  }

  /**
   * Whether a worker gets requests. One that lacks a remote does not while another serves: at a first start the shop has no better
   * one, and its status pages show the reason.
   */
  mayListen(worker: number): boolean {
    if (this.#listening.has(worker)) return false;
    const isAlone = this.#listening.size === 0 && this.#reports.get(worker)?.isPrepared === true;
    return isAlone || isSettled(this.#statesOf(worker));
  }

  /** The workers that get requests and lack a remote which another one has. */
  lagging(): number[] {
    const live = new Set([...this.#listening].flatMap((worker) => this.#reports.get(worker)?.live ?? []));
    return [...this.#listening].filter((worker) => {
      const own = this.#reports.get(worker)?.live ?? [];
      return [...live].some((remote) => !own.includes(remote));
    });
  }

  isReady(): boolean {
    return this.#readiness.update([...this.#listening].map((worker) => this.#statesOf(worker)));
  }

  /** How many remotes the registries name; 0 before a worker has read them. */
  remotes(): number {
    const [first] = this.#reports.values();
    return first ? first.live.length + first.missing.length + first.pending.length : 0;
  }

  /** How many workers have nothing to wait for. */
  settled(): number {
    return [...this.#reports.keys()].filter((worker) => isSettled(this.#statesOf(worker))).length;
  }

  /** A remote that another worker has given up waiting for is missing in one that has tried it once, too. */
  #statesOf(worker: number): RemoteStates {
    const report = this.#reports.get(worker) ?? NOTHING_KNOWN;
    const givenUp = new Set([...this.#reports.values()].flatMap(({ missing }) => missing));
    const isMissing = (remote: string) => report.isPrepared && givenUp.has(remote);
    return {
      live: report.live,
      missing: [...report.missing, ...report.pending.filter(isMissing)],
      pending: report.pending.filter((remote) => !isMissing(remote)),
    };
  }
}
