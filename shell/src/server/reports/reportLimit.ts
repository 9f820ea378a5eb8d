const WINDOW_MS = 60_000;

interface ReportLimits {
  /** Reports that are accepted from one client network in a minute. */
  perNetwork: number;
  /** Reports that this process accepts in a minute. Bounds the memory for the networks, too. */
  perProcess: number;
}

/** Counts the reports of each minute. */
export class ReportLimit {
  readonly #limits: ReportLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;
  #end = 0;

  constructor(limits: ReportLimits) {
    this.#limits = limits;
  }

  /** Counts a report, if it is accepted. @param nowMs of a clock that does not go back */
  accepts(network: string, nowMs: number): boolean {
    if (nowMs >= this.#end) {
      this.#counts.clear();
      this.#total = 0;
      this.#end = nowMs + WINDOW_MS;
    }
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.#limits.perNetwork || this.#total >= this.#limits.perProcess) return false;
    this.#counts.set(network, count + 1);
    this.#total += 1;
    return true;
  }
}
