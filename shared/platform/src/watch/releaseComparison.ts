import type { Observation } from './observation.ts';
import { WITHDRAWN_ABOVE } from './candidateLimits.ts';
import { viewOf, type CandidateView } from './candidateView.ts';
import { findAbove } from './findAbove.ts';
import { cpuPerRender, grownPerRender } from './rateRatios.ts';
import { p95Of } from './rateWindow.ts';
import { complaintOf, FACTOR, findWorseThanBefore, MIN_RENDERS, type Suspect } from './releaseBefore.ts';
import type { Rates, RatesByRemote } from './releaseRates.ts';
import type { SideBySide } from './sideBySide.ts';
import { WatchedRemote, type NamedCandidate, type WatchedCandidate, type WatchedRelease } from './watchedRemote.ts';

const MINUTE_MS = 60_000;
/** Processor time that a process may use to compile a release, and its functions until they are fast. */
const WARM_UP_MS = 1_000;
/** Memory outside of the heap that a process may take with a release, in bytes. */
const MAX_GROWTH = 128 * 1_048_576;
/** Time after which a release counts as known: the cause of what begins then is another one. */
const WATCH_MS = 24 * 3_600_000;
/** Time after a withdrawal in which the others still show what the withdrawn release has done to them. */
const SETTLE_MS = 10_000;
const BYTES_PER_MIB = 1_048_576;

/** A release to withdraw or to look at, and why. */
export interface WorseRelease {
  remote: string;
  release: string;
  reason: string;
  /** Of a few failures. */
  stacks: readonly string[];
}

interface Trial {
  remote: string;
  tried: WatchedCandidate;
  pair: SideBySide;
}

/**
 * Compares the rates of each new release with those of the release before it, and with those of the other remotes meanwhile: a busy
 * machine or a missing API makes all of them worse. A candidate is compared with the live release, which serves beside it. At most one
 * release at a time, as a bad one makes the others worse, too.
 */
export class ReleaseComparison {
  readonly #remotes = new Map<string, WatchedRemote>();
  /** Of each worker that has reported since a release went live or was withdrawn: memory outside of the heap, in bytes, then and now. */
  readonly #memory = new Map<number, { before: number; now: number }>();
  readonly #suspected = new WeakSet<WatchedRelease>();
  /** Those to withdraw: named once, or they would hide others for as long as a process has them. */
  readonly #named = new WeakSet<WatchedCandidate>();
  #settledAt = -Infinity;

  /** A process serves with a release from now on. */
  live(remote: string, release: string, at: number): void {
    const watched = this.#remotes.get(remote) ?? new WatchedRemote();
    this.#remotes.set(remote, watched);
    if (watched.setLive(release, at)) this.#memory.clear();
  }

  /** A process serves a share of the visitors with a release from now on. @param named undefined if none does any more, @param at in ms */
  candidate(remote: string, named: NamedCandidate | undefined, at: number): void {
    const isNew = this.#remotes.get(remote)?.setCandidate(named, at) ?? false;
    if (isNew) this.#memory.clear();
  }

  remotesWithCandidate(): string[] {
    return [...this.#remotes].flatMap(([remote, { candidate }]) => (candidate ? [remote] : []));
  }

  isCandidate(remote: string, release: string): boolean {
    return this.#remotes.get(remote)?.candidate?.watched.release === release;
  }

  /** Whether a release is live, or one of those before. */
  wasLive(remote: string, release: string): boolean {
    return this.#remotes.get(remote)?.wasLive(release) ?? false;
  }

  /** Whether a release is live again. */
  isReturn(remote: string, release: string): boolean {
    const watched = this.#remotes.get(remote);
    return watched?.live?.release === release && watched.isReturn;
  }

  /** @param worker its id, @param at in ms */
  add(worker: number, { exposes, cpu, reported, visits, memory }: Observation, at: number): void {
    for (const visit of visits) this.#remotes.get(visit.remote)?.visit(visit, at);
    for (const counts of exposes) this.#remotes.get(counts.remote)?.add(counts, at);
    for (const fault of reported) this.#remotes.get(fault.remote)?.report(fault, at);
    for (const { remote, release, ms } of cpu) this.#remotes.get(remote)?.find(release)?.all.add({ cpuMs: ms }, at);
    const before = Math.min(this.#memory.get(worker)?.before ?? memory.external, memory.external);
    this.#memory.set(worker, { before, now: memory.external });
  }

  /** A worker has ended. */
  remove(worker: number): void {
    this.#memory.delete(worker);
  }

  /** How many exposes were rendered since a time in ms. */
  rendersSince(from: number): number {
    const serving = [...this.#remotes.values()].flatMap(servingOf);
    return serving.reduce((sum, { all }) => sum + all.sum({ from }).renders, 0);
  }

  /** @returns a release to withdraw, at most one in ten seconds */
  findWorse(at: number): WorseRelease | undefined {
    if (at - this.#settledAt < SETTLE_MS) return undefined;
    // A bad candidate makes the live releases worse.
    const worse = this.#worseCandidate() ?? this.#worseLive(at);
    if (worse) this.#settledAt = at;
    return worse;
  }

  #worseCandidate(): WorseRelease | undefined {
    for (const { remote, tried, pair } of this.#trials()) {
      if (this.#named.has(tried)) continue;
      const { watched } = tried;
      const suspect = suspectOf({ remote, tried, pair });
      const reason = this.#growth(suspect) ?? findAbove(pair, WITHDRAWN_ABOVE, this.#warmUpMs());
      if (reason === undefined) continue;
      this.#named.add(tried);
      return { remote, release: watched.release, reason, stacks: watched.stacks };
    }
    return undefined;
  }

  #worseLive(at: number): WorseRelease | undefined {
    for (const suspect of this.#suspects(at)) {
      const { remote, live } = suspect;
      const reason = findWorseThanBefore(suspect, this.#warmUpMs(), (each) => this.#growth(each));
      if (reason !== undefined) return { remote, release: live.release, reason, stacks: live.stacks };
    }
    return undefined;
  }

  /** @returns a release that browsers complain of: the server alone does not know whether they are right. Named once */
  suspicion(at: number): WorseRelease | undefined {
    for (const suspect of this.#suspects(at)) {
      const { remote, live } = suspect;
      const complaint = this.#suspected.has(live) ? undefined : complaintOf(suspect);
      if (complaint === undefined) continue;
      this.#suspected.add(live);
      return { remote, release: live.release, reason: complaint, stacks: live.stacks };
    }
    return undefined;
  }

  /**
   * A process has too much memory.
   *
   * @param rss of it, in bytes
   * @returns a release that has taken most of it outside of the heap
   */
  findTaker(worker: number, rss: number, at: number): Pick<WorseRelease, 'remote' | 'release'> | undefined {
    if ((this.#memory.get(worker)?.now ?? 0) < rss / 2) return undefined;
    const taker = [...this.#trials().map(suspectOf), ...this.#suspects(at)].find((suspect) =>
      this.#hasTaken(suspect, rss / 2),
    );
    return taker && { remote: taker.remote, release: taker.live.release };
  }

  /** For `/-/remotes`: the rates of the live release and of the candidate in the last minute, and of the release before. */
  rates(at: number): RatesByRemote {
    const from = at - MINUTE_MS;
    return Object.fromEntries(
      [...this.#remotes].flatMap(([remote, { live, before, candidate }]) => {
        if (!live) return [];
        const { watched, named } = candidate ?? {};
        const rates = {
          live: ratesOf(live, from),
          ...(before && { before: ratesOf(before, -Infinity) }),
          ...(watched && named && { candidate: { ...ratesOf(watched, from), share: named.share } }),
        };
        return [[remote, rates]];
      }),
    );
  }

  /** For the registry: each candidate since it got its share. */
  views(): CandidateView[] {
    return this.#trials().map(({ remote, tried, pair }) => {
      const since = { ...pair, from: Math.max(pair.from, tried.since) };
      return viewOf(remote, tried.named, since, this.#warmUpMs());
    });
  }

  /** The candidates beside the live releases. */
  #trials(): Trial[] {
    return [...this.#remotes].flatMap(([remote, { live, since, candidate }]) => {
      if (!live || !candidate) return [];
      const from = Math.max(candidate.began, since);
      const pair = { candidate: candidate.watched, base: live, from, others: this.#others(remote) };
      return [{ remote, tried: candidate, pair }];
    });
  }

  /** Processor time that all processes may have used to compile a release. */
  #warmUpMs(): number {
    return WARM_UP_MS * Math.max(this.#memory.size, 1);
  }

  /** The releases that are new: there is one before, and they have not been live before. */
  #suspects(at: number): Suspect[] {
    return [...this.#remotes].flatMap(([remote, { live, before, since }]) => {
      if (!live || !before || at - since > WATCH_MS) return [];
      const from = Math.max(since, this.#settledAt, at - MINUTE_MS);
      return [{ remote, live, before, since, from, others: this.#others(remote) }];
    });
  }

  #growth(suspect: Suspect): string | undefined {
    const { live, since } = suspect;
    const grown = Math.max(0, ...[...this.#memory.values()].map((memory) => memory.now - memory.before));
    if (grown < MAX_GROWTH || !this.#hasTaken(suspect, grown / 2)) return undefined;
    const perRender = grownPerRender(live.all.sum({ from: since }));
    return `A process has grown by ${mib(grown)} MB outside of the heap: it takes ${mib(perRender)} MB for a render.`;
  }

  /** Whether a release has taken at least so many bytes, more than all others and twice as much as the release before. */
  #hasTaken({ live, before, since }: Suspect, bytes: number): boolean {
    const now = live.all.sum({ from: since });
    const serving = [...this.#remotes.values()].flatMap(servingOf).filter((other) => other !== live);
    const others = serving.reduce((sum, { all }) => sum + all.sum({ from: since }).grownBytes, 0);
    const isMore = grownPerRender(now) >= FACTOR * grownPerRender(before.all.sum());
    return now.renders >= MIN_RENDERS && isMore && now.grownBytes >= Math.max(bytes, others);
  }

  #others(remote: string): WatchedRelease[] {
    return [...this.#remotes].flatMap(([name, { live }]) => (live && name !== remote ? [live] : []));
  }
}

/** A candidate, as a release that is compared with the live one. */
function suspectOf({ remote, tried, pair }: Trial): Suspect {
  const { watched, began } = tried;
  return { remote, live: watched, before: pair.base, since: began, from: began, others: pair.others };
}

/** The releases that visitors get: the live one and the candidate. */
function servingOf({ live, candidate }: WatchedRemote): WatchedRelease[] {
  return [live, candidate?.watched].flatMap((release) => release ?? []);
}

function ratesOf({ release, all }: WatchedRelease, from: number): Rates {
  const counts = all.sum({ from });
  const { renders, failed } = counts;
  return { release, renders, failed, p95Ms: Math.round(p95Of(counts)), cpuMs: Number(cpuPerRender(counts).toFixed(1)) };
}

function mib(bytes: number): number {
  return Math.round(bytes / BYTES_PER_MIB);
}
