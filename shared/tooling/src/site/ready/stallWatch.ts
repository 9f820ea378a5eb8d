/** A process that uses this share of one processor works, though slowly. Idle shells with their timers use up to 4 %. */
const WORKING_SHARE = 0.05;
/** A machine that was suspended, or too busy to run this process, must not use up the limit in one look. */
const MAX_LOOK_MS = 15_000;

/** Signs of progress at one moment. */
export interface ProgressSigns {
  /** Body of the readiness response, if there was one. */
  body: string | undefined;
  /** Number of progress messages so far. */
  messages: number;
  /** Processor time used so far, in ms; undefined on a system without `/proc`. */
  processorMs: number | undefined;
  /** Number of pieces of output so far, a substitute for the processor time. */
  outputs: number;
}

/** Notices that a start no longer progresses. A slow machine makes progress slowly, so no time limits the whole start. */
export class StallWatch {
  readonly #limitMs: number;
  readonly #bodies = new Set<string>();
  #messages = 0;
  #outputs = 0;
  #processorMs = 0;
  #idleMs = 0;
  #lookedAt: number | undefined;

  /** @param limitMs time without progress after which the start has stalled */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** @param at monotonic time in ms. @returns whether nothing has progressed for the limit */
  look(signs: ProgressSigns, at: number): boolean {
    this.#idleMs += Math.min(at - (this.#lookedAt ?? at), MAX_LOOK_MS);
    this.#lookedAt = at;
    if (this.#hasProgressed(signs)) this.#idleMs = 0;
    return this.#idleMs >= this.#limitMs;
  }

  #hasProgressed({ body, messages, processorMs, outputs }: ProgressSigns): boolean {
    // Several workers respond with different bodies in turn, so only a new one counts.
    const isNewBody = body !== undefined && !this.#bodies.has(body);
    if (isNewBody) this.#bodies.add(body);
    const hasOutput = processorMs === undefined && outputs > this.#outputs;
    const hasProgressed = isNewBody || messages > this.#messages || hasOutput || this.#hasWorked(processorMs);
    if (hasProgressed) {
      this.#messages = messages;
      this.#outputs = outputs;
      this.#processorMs = processorMs ?? this.#processorMs;
    }
    return hasProgressed;
  }

  #hasWorked(processorMs: number | undefined): boolean {
    if (processorMs === undefined) return false;
    // It falls when a process of the tree ends that no other one waits for.
    return Math.abs(processorMs - this.#processorMs) >= this.#limitMs * WORKING_SHARE;
  }
}
