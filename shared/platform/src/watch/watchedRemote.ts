import type { ExposeCounts, ReportedFault, Visit } from './observation.ts';
import type { FaultKind } from './browserReport.ts';
import { RateWindow } from './rateWindow.ts';
import { ReportedNetworks } from './reportedNetworks.ts';
import { VitalsWindow } from './vitalsWindow.ts';

/** Releases whose rates are remembered: the live one, and those that it may be compared with. */
const MAX_RELEASES = 3;
/** Candidates that are remembered: the present one, and the one before, which another process may still have. */
const MAX_CANDIDATES = 2;

/** The rates of one release. */
export interface WatchedRelease {
  release: string;
  exposes: Map<string, RateWindow>;
  /** All exposes, and the processor time of the release. */
  all: RateWindow;
  /** Faults that browsers have reported. */
  reported: Map<FaultKind, ReportedNetworks>;
  /** The networks of which browsers have reported a fault or a visit. */
  heard: ReportedNetworks;
  /** What browsers have measured. */
  vitals: VitalsWindow;
  /** Stacks of its last failures, newest first. */
  stacks: string[];
}

/** A candidate as a registry names it. */
export interface NamedCandidate {
  release: string;
  /** In percent. */
  share: number;
  /** When it got this share, in words of the registry. */
  since: string;
}

/** A candidate with its rates. */
export interface WatchedCandidate {
  watched: WatchedRelease;
  named: NamedCandidate;
  /** Time in ms at which it began, and at which it got its share. */
  began: number;
  since: number;
}

/** The live release of a remote and those before it, with their rates. */
export class WatchedRemote {
  /** Newest first; the last one that went live. */
  #releases: WatchedRelease[] = [];
  /** Since when the live one is, in ms. */
  #since = 0;
  #isReturn = false;
  /** Newest first. */
  #candidates: WatchedCandidate[] = [];
  #hasCandidate = false;

  get live(): WatchedRelease | undefined {
    return this.#releases[0];
  }

  /** The release before the live one, if that is a new one: one that was live before is not compared. */
  get before(): WatchedRelease | undefined {
    return this.#isReturn ? undefined : this.#releases[1];
  }

  get since(): number {
    return this.#since;
  }

  /** Whether the live release was live before: another one was rolled back or withdrawn. */
  get isReturn(): boolean {
    return this.#isReturn;
  }

  /** @returns whether another release is live than before */
  setLive(release: string, at: number): boolean {
    if (this.live?.release === release) return false;
    const known = this.#releases.find((other) => other.release === release);
    const watched = known ?? this.#candidateOf(release)?.watched ?? newRelease(release);
    this.#releases = [watched, ...this.#releases.filter((other) => other !== watched)].slice(0, MAX_RELEASES);
    // A candidate that is promoted does not return, even if it was live before.
    this.#isReturn = known !== undefined && this.candidate?.watched !== known;
    this.#since = at;
    if (this.candidate?.watched === watched) this.#hasCandidate = false;
    this.#candidates = this.#candidates.filter((other) => other.watched !== watched);
    return true;
  }

  /** The release that a share of the visitors gets. */
  get candidate(): WatchedCandidate | undefined {
    return this.#hasCandidate ? this.#candidates[0] : undefined;
  }

  /** @param named undefined if there is none any more, @param at in ms. @returns whether another release than before is the candidate */
  setCandidate(named: NamedCandidate | undefined, at: number): boolean {
    const before = this.candidate;
    // A process may still list a candidate that is live in others.
    this.#hasCandidate = named !== undefined && named.release !== this.live?.release;
    if (!named || !this.#hasCandidate) return false;
    const known = this.#candidateOf(named.release);
    const isSameShare = known?.named.since === named.since && known.named.share === named.share;
    // One that ended and is offered later is a new attempt: what it depends on may have been repaired.
    const goesOn = known !== undefined && (known === before || isSameShare);
    const watched = known?.watched ?? this.find(named.release) ?? newRelease(named.release);
    const began = goesOn ? known.began : at;
    const next = { watched, named, began, since: goesOn && isSameShare ? known.since : at };
    this.#candidates = [next, ...this.#candidates.filter((other) => other !== known)].slice(0, MAX_CANDIDATES);
    return !goesOn;
  }

  /** Whether a release is live, or one of those before. */
  wasLive(release: string): boolean {
    return this.#releases.some((other) => other.release === release);
  }

  find(release: string): WatchedRelease | undefined {
    return this.#releases.find((other) => other.release === release) ?? this.#candidateOf(release)?.watched;
  }

  #candidateOf(release: string): WatchedCandidate | undefined {
    return this.#candidates.find(({ watched }) => watched.release === release);
  }

  add({ release, expose, stacks, ...counts }: ExposeCounts, at: number): void {
    const watched = this.find(release);
    if (!watched) return;
    const rates = watched.exposes.get(expose) ?? new RateWindow();
    watched.exposes.set(expose, rates);
    rates.add(counts, at);
    watched.all.add(counts, at);
    watched.stacks = [...stacks, ...watched.stacks].slice(0, 3);
  }

  report({ release, kind, network, detail }: ReportedFault, at: number): void {
    const watched = this.find(release);
    if (!watched) return;
    const networks = watched.reported.get(kind) ?? new ReportedNetworks();
    watched.reported.set(kind, networks);
    networks.add(network, at, detail);
    watched.heard.add(network, at);
  }

  visit(visit: Visit, at: number): void {
    const watched = this.find(visit.release);
    watched?.heard.add(visit.network, at);
    watched?.vitals.add(visit, at);
  }
}

function newRelease(release: string): WatchedRelease {
  return {
    release,
    exposes: new Map(),
    all: new RateWindow(),
    reported: new Map(),
    heard: new ReportedNetworks(),
    vitals: new VitalsWindow(),
    stacks: [],
  };
}
