interface ReplacementsOptions {
  /** Starts a worker. @returns its id */
  start: () => number;
  /** Ends a worker when it has completed its requests. */
  stop: (worker: number) => void;
  /** Whether the machine has memory for a further worker, or nothing serves without the old one. */
  hasRoom: () => boolean;
}

/** Two workers, or one while both do not fit: first the old one, then the next. */
interface Replacement {
  old: number | undefined;
  next: number | undefined;
  isStopped: boolean;
}

/** Shortest time between two replacements whose cause is not known: the next worker may be the same as soon. */
const UNKNOWN_CAUSE_MS = 60_000;

/**
 * Replaces workers one at a time: a new one serves before the old one ends, unless there is no memory for both, and the next is replaced
 * after that.
 */
export class Replacements {
  readonly #options: ReplacementsOptions;
  readonly #due = new Set<number>();
  #unknownAt = -Infinity;
  #current: Replacement | undefined;

  constructor(options: ReplacementsOptions) {
    this.#options = options;
  }

  add(worker: number): void {
    if (this.#current?.old !== worker) this.#due.add(worker);
    this.advance();
  }

  /**
   * Replaces a worker although the cause is not known, once a minute.
   *
   * @param at in ms
   * @returns whether it is replaced
   */
  addUnknown(worker: number, at: number): boolean {
    if (at - this.#unknownAt < UNKNOWN_CAUSE_MS) return false;
    this.#unknownAt = at;
    this.add(worker);
    return true;
  }

  /** Begins with the next replacement, unless one is under way. */
  advance(): void {
    const [old] = this.#due;
    if (this.#current || old === undefined) return;
    this.#due.delete(old);
    if (this.#options.hasRoom()) {
      this.#current = { old, next: this.#options.start(), isStopped: false };
      return;
    }
    this.#current = { old, next: undefined, isStopped: true };
    this.#options.stop(old);
  }

  /** A worker gets requests from now on. */
  listens(worker: number): void {
    const current = this.#current;
    if (current && current.next !== worker) return;
    if (current?.old !== undefined) {
      current.isStopped = true;
      this.#options.stop(current.old);
      return;
    }
    this.#current = undefined;
    this.advance();
  }

  /** Whether a worker is ending because another one serves in its place. */
  isStopped(worker: number): boolean {
    return this.#current?.old === worker && this.#current.isStopped;
  }

  /**
   * @returns whether no other worker must be started for one that has ended: there is another one in its place, or it was to replace
   *   one that still serves, which `advance` tries again
   */
  ended(worker: number): boolean {
    this.#due.delete(worker);
    const current = this.#current;
    if (!current || (worker !== current.old && worker !== current.next)) return false;
    if (worker === current.old && current.next === undefined) {
      this.#current = { old: undefined, next: this.#options.start(), isStopped: true };
      return true;
    }
    if (worker === current.next && current.isStopped) {
      if (current.old === undefined) this.#current = undefined;
      return false;
    }
    this.#current = undefined;
    if (worker === current.next && current.old !== undefined) this.#due.add(current.old);
    else this.advance();
    return true;
  }
}
