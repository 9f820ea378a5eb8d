import type { ExposeCounts, ReportedFault } from './observation.ts';
import type { FaultKind } from './browserReport.ts';
import { RateWindow } from './rateWindow.ts';
import { ReportedNetworks } from './reportedNetworks.ts';

/** Releases whose rates are remembered: the live one, and those that it may be compared with. */
const MAX_RELEASES = 3;

/** The rates of one release. */
export interface WatchedRelease {
  release: string;
  exposes: Map<string, RateWindow>;
  /** All exposes, and the processor time of the release. */
  all: RateWindow;
  /** Faults that browsers have reported. */
  reported: Map<FaultKind, ReportedNetworks>;
  /** Stacks of its last failures, newest first. */
  stacks: string[];
}

/** The live release of a remote and those before it, with their rates. */
export class WatchedRemote {
  /** Newest first; the last one that went live. */
  #releases: WatchedRelease[] = [];
  /** Since when the live one is, in ms. */
  #since = 0;
  #isReturn = false;

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
    const rest = this.#releases.filter((other) => other !== known);
    this.#releases = [
      known ?? { release, exposes: new Map(), all: new RateWindow(), reported: new Map(), stacks: [] },
      ...rest,
    ];
    this.#releases.length = Math.min(this.#releases.length, MAX_RELEASES);
    this.#isReturn = known !== undefined;
    this.#since = at;
    return true;
  }

  find(release: string): WatchedRelease | undefined {
    return this.#releases.find((other) => other.release === release);
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
  }
}
