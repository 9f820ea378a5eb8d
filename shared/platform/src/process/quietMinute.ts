/** A minute with fewer renders than this is quiet: one in a second. */
const MAX_RENDERS = 60;
const MINUTE_MS = 60_000;
/** A shop that is never quiet waits no longer. */
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Delays the replacement of workers until few requests need them. */
export class QuietMinute {
  readonly #workers = new Map<number, number>();

  /** @param at in ms */
  add(worker: number, at: number): void {
    if (!this.#workers.has(worker)) this.#workers.set(worker, at);
  }

  remove(worker: number): void {
    this.#workers.delete(worker);
  }

  /** @param rendersSince how many renders there were since a time in ms. @returns the workers whose time has come, once */
  due(at: number, rendersSince: (from: number) => number): number[] {
    const isQuiet = rendersSince(at - MINUTE_MS) < MAX_RENDERS;
    const due = [...this.#workers].flatMap(([worker, since]) => {
      const waited = at - since;
      return waited >= MAX_WAIT_MS || (isQuiet && waited >= MINUTE_MS) ? [worker] : [];
    });
    for (const worker of due) this.#workers.delete(worker);
    return due;
  }
}
