/** Time for which a report counts, in ms. */
const KEPT_MS = 600_000;
/** More say nothing more. */
const MAX_NETWORKS = 500;

/** The networks whose browsers have reported one kind of fault of a release, in the last ten minutes. */
export class ReportedNetworks {
  /** Network → time of its last report in ms. */
  readonly #networks = new Map<string, number>();
  #last = '';

  /** @param at in ms, @param detail such as the innermost file of an error */
  add(network: string, at: number, detail = ''): void {
    this.#last = detail || this.#last;
    this.#networks.delete(network);
    this.#networks.set(network, at);
    const [oldest] = this.#networks.keys();
    if (this.#networks.size > MAX_NETWORKS && oldest !== undefined) this.#networks.delete(oldest);
  }

  /** How many networks have reported since a time in ms. */
  since(from: number): number {
    return [...this.#networks.values()].filter((at) => at >= from).length;
  }

  /** How many had reported in the last ten minutes in which any did. */
  get count(): number {
    const newest = Math.max(0, ...this.#networks.values());
    return this.since(newest - KEPT_MS);
  }

  /** Detail of a late report. */
  get detail(): string {
    return this.#last;
  }
}
