interface RegistryPollingOptions {
  /** Time in ms between the end of a reading and the next one. */
  pollMs: number;
  /** Reads the registries. */
  poll: () => Promise<void>;
}

/** Reads the registries again and again, one reading at a time, and at once when one of them has changed. */
export class RegistryPolling {
  readonly #options: RegistryPollingOptions;
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;
  /** A registry has changed during a reading, which may have missed it. */
  #isDue = false;

  constructor(options: RegistryPollingOptions) {
    this.#options = options;
  }

  /** Settles after the first reading. */
  async start(): Promise<void> {
    await this.#read();
  }

  /** A registry has changed. */
  now(): void {
    this.#isDue = true;
    if (!this.#isReading) void this.#read();
  }

  #takeDue(): boolean {
    const isDue = this.#isDue;
    this.#isDue = false;
    return isDue;
  }

  async #read(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isReading = true;
    this.#isDue = false;
    do await this.#options.poll();
    while (this.#takeDue());
    this.#isReading = false;
    this.#timer = setTimeout(() => void this.#read(), this.#options.pollMs).unref();
  }
}
