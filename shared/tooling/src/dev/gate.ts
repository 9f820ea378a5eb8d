/** Keeps whoever comes while something is under way until it is done. Closed at first. */
export class Gate {
  #open: () => void = () => undefined;
  #isOpen = true;
  #passed: Promise<void> = Promise.resolve();

  constructor() {
    this.close();
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#passed = new Promise((resolve) => (this.#open = resolve));
  }

  open(): void {
    this.#isOpen = true;
    this.#open();
  }

  /** Settles when it is open, at once when it is. */
  pass = (): Promise<void> => this.#passed;
}
