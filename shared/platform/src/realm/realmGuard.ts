import { RealmState, type RealmChange } from './realmState.ts';
import { sourceOf } from './sourceOf.ts';

/** Time between two comparisons, of which each takes 0.5 ms. */
const INTERVAL_MS = 5_000;
/** Changes that a report names. To find the file of one takes some milliseconds. */
const MAX_NAMED = 10;

/** What code of this process has changed, and been undone. */
export interface RealmReport {
  /** Names like `Array.prototype.map`. */
  changes: string[];
  /** Address of the file whose function was put into a shared object; empty if none was. */
  source: string;
}

/**
 * Compares the objects that all code of this process shares with their state at the start, and returns them to it. A release that
 * changes one would otherwise break the pages of all remotes, also after it has been withdrawn.
 */
export class RealmGuard {
  #state: RealmState | undefined;
  #report: (report: RealmReport) => void = () => undefined;

  /**
   * Takes the state of this moment, before code of remotes runs.
   *
   * @param report receives each change
   */
  start(report: (report: RealmReport) => void): void {
    this.#state = new RealmState();
    this.#report = report;
    // Set before any release runs, which could replace `setInterval`.
    setInterval(() => this.repair(), INTERVAL_MS).unref();
  }

  /** Undoes changes. Before the start, and in rehearsals, there are none. @returns whether there was one */
  repair(): boolean {
    const changes = this.#state?.restore() ?? [];
    if (changes.length === 0) return false;
    this.#report(reportOf(changes));
    return true;
  }
}

function reportOf(changes: readonly RealmChange[]): RealmReport {
  const named = changes.slice(0, MAX_NAMED);
  let source = '';
  for (const { value } of named) source ||= sourceOf(value);
  return { changes: named.map(({ name }) => name), source };
}
