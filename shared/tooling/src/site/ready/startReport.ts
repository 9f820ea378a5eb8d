import type { Awaited, Progress } from '../../project/progress/progress.ts';

/** Reports the start of one process: its last step, and what is awaited. */
export class StartReport {
  readonly #progress: Progress;
  #step: string;
  #awaited: readonly Awaited[] = [];
  readonly #signal: AbortSignal | undefined;
  #hasEnded = false;

  /** @param signal ends the report when it is aborted */
  constructor(progress: Progress, step: string, signal?: AbortSignal) {
    this.#progress = progress;
    this.#step = step;
    this.#signal = signal;
    this.#show();
  }

  readonly showStep = (step: string): void => {
    this.#step = step;
    this.#show();
  };

  /** @returns what is awaited */
  showAwaited(awaited: readonly Awaited[]): readonly Awaited[] {
    this.#awaited = awaited;
    this.#show();
    return awaited;
  }

  /** Later messages of the process are not about its start. */
  end(): void {
    this.#hasEnded = true;
    this.#progress.clear();
  }

  #show(): void {
    if (!this.#hasEnded && !this.#signal?.aborted) this.#progress.show(this.#step, this.#awaited);
  }
}
