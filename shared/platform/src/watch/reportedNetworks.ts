/** Time for which a report counts, in ms. */
const KEPT_MS = 600_000;
/** More say nothing more. */
const MAX_NETWORKS = 500;

/** The networks whose browsers have reported one kind of fault of a release, in the ten minutes before the last report. */
export class ReportedNetworks {
  /** Network → time of its last report in ms, oldest first. */
  readonly #networks = new Map<string, number>();
  #detail = '';

  /** @param at in ms, @param detail such as the innermost file of an error */
  add(network: string, at: number, detail = ''): void {
    this.#detail = detail || this.#detail;
    this.#networks.delete(network);
    this.#networks.set(network, at);
    for (const [oldest, reportedAt] of this.#networks) {
      if (at - reportedAt < KEPT_MS && this.#networks.size <= MAX_NETWORKS) break;
      this.#networks.delete(oldest);
    }
  }

  get count(): number {
    return this.#networks.size;
  }

  /** @param from time in ms. @returns how many have reported since then */
  countSince(from: number): number {
    return [...this.#networks.values()].filter((at) => at >= from).length;
  }

  /** Detail of the last report that had one. */
  get detail(): string {
    return this.#detail;
  }
}
