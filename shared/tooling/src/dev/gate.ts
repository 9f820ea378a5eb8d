/** Delays callers of `pass` while it is closed, for example during a build. Initially closed. */
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

  /** Settles when the gate is open. */
  pass = (): Promise<void> => this.#passed;
}
