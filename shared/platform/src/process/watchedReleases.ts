import type { FastifyBaseLogger } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { CandidateView } from '../watch/candidateView.ts';
import type { Observation } from '../watch/observation.ts';
import { ReleaseComparison, type WorseRelease } from '../watch/releaseComparison.ts';
import type { RatesByRemote } from '../watch/releaseRates.ts';
import type { FaultyRelease } from './faultyReleases.ts';
import type { WorkerReport } from './supervisorMessages.ts';
import type { Webhook } from './webhook.ts';
import type { Withdrawals } from './withdrawals.ts';

const BYTES_PER_MIB = 1_048_576;

interface WatchedReleasesOptions {
  withdrawals: Pick<Withdrawals, 'entryOf' | 'hasGood' | 'isWithdrawn'>;
  withdraw: (faulty: FaultyRelease, reason: string, stacks: readonly string[]) => Promise<void>;
  webhook: Pick<Webhook, 'send'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** A worker no longer serves with a release that it has served with, as the registry names an earlier one, or none. */
  onRollback: (worker: number) => void;
}

/** The releases that workers serve with, and what these see of them. */
type Served = Pick<WorkerReport, 'releases' | 'candidates'>;

/**
 * The releases that are live in the workers, or candidates, with what these see of them. Withdraws one that is worse than the one
 * before it, or beside it.
 */
export class WatchedReleases {
  readonly #options: WatchedReleasesOptions;
  readonly #comparison = new ReleaseComparison();
  readonly #served = new Map<number, Served>();
  #isChecking = false;

  constructor(options: WatchedReleasesOptions) {
    this.#options = options;
  }

  /** @param served live releases and candidates of a worker by remote, @param at in ms */
  live(worker: number, served: Served, at: number): void {
    const before = this.#served.get(worker) ?? { releases: {}, candidates: {} };
    this.#served.set(worker, served);
    for (const [remote, release] of Object.entries(served.releases)) {
      const had = before.releases[remote];
      // One that starts may begin with an older release.
      const isStart = had === undefined && this.#comparison.wasLive(remote, release);
      if (isStart || had === release) continue;
      this.#comparison.live(remote, release, at);
      if (this.#comparison.isReturn(remote, release)) this.#options.onRollback(worker);
    }
    for (const [remote, candidate] of Object.entries(served.candidates)) {
      if (!isDeepStrictEqual(before.candidates[remote], candidate)) this.#comparison.candidate(remote, candidate, at);
    }
    for (const remote of this.#comparison.remotesWithCandidate()) {
      const hasOne = [...this.#served.values()].some(({ candidates }) => remote in candidates);
      if (!hasOne) this.#comparison.candidate(remote, undefined, at);
    }
    if (isWithout(before, served)) this.#options.onRollback(worker);
  }

  /** @param at in ms */
  add(worker: number, seen: Observation, at: number): void {
    this.#comparison.add(worker, seen, at);
  }

  remove(worker: number): void {
    this.#served.delete(worker);
    this.#comparison.remove(worker);
  }

  rates(at: number): RatesByRemote {
    return this.#comparison.rates(at);
  }

  /** What the registry must know of the candidates. */
  views(): CandidateView[] {
    return this.#comparison.views();
  }

  rendersSince(from: number): number {
    return this.#comparison.rendersSince(from);
  }

  /** Withdraws a release that is worse than the one before it, if there is one to return to, or a candidate that is worse than the live one. */
  async check(at: number): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      const worse = this.#comparison.findWorse(at);
      if (worse) await this.#withdraw(worse);
      const suspicion = this.#comparison.suspicion(at);
      if (suspicion) this.#suspect(suspicion);
    } finally {
      this.#isChecking = false;
    }
  }

  /** A worker is full. @returns a release that has taken most of its memory outside of the heap, if it can be withdrawn */
  async findTaker(worker: number, rssMb: number, at: number): Promise<FaultyRelease | undefined> {
    const taker = this.#comparison.findTaker(worker, rssMb * BYTES_PER_MIB, at);
    return taker && this.#toWithdraw(taker);
  }

  /** Anyone may send reports, so a person decides. */
  #suspect(suspicion: WorseRelease): void {
    const { log, webhook } = this.#options;
    log.error(suspicion, 'release suspected by browsers, still live');
    void webhook.send({ event: 'release suspected', ...suspicion });
  }

  async #withdraw({ reason, stacks, ...worse }: WorseRelease): Promise<void> {
    const faulty = await this.#toWithdraw(worse);
    if (faulty) await this.#options.withdraw(faulty, reason, stacks);
  }

  /** @returns undefined if it is withdrawn already, or nothing could serve in its place */
  async #toWithdraw({ remote, release }: { remote: string; release: string }): Promise<FaultyRelease | undefined> {
    const { withdrawals } = this.#options;
    const entry = await withdrawals.entryOf(remote, release);
    // The live release serves the visitors of a candidate.
    const isPossible =
      entry && (this.#comparison.isCandidate(remote, release) || (await withdrawals.hasGood(remote, release)));
    return isPossible && !(await withdrawals.isWithdrawn({ remote, entry })) ? { remote, entry } : undefined;
  }
}

/** Whether a worker no longer serves with a remote, or with a candidate that is not live in it now. */
function isWithout(before: Served, { releases, candidates }: Served): boolean {
  return (
    Object.keys(before.releases).some((remote) => !(remote in releases)) ||
    Object.entries(before.candidates).some(
      ([remote, { release }]) => candidates[remote]?.release !== release && releases[remote] !== release,
    )
  );
}
