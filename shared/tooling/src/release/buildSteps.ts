import type { Progress } from '../project/progress/progress.ts';

/** Reports which of several builds, some of which run at the same time, is under way. */
export class BuildSteps {
  readonly #order: readonly string[];
  readonly #progress: Progress;
  readonly #running = new Set<string>();

  constructor(apps: readonly string[], progress: Progress) {
    this.#order = [...apps];
    this.#progress = progress;
  }

  start(app: string): void {
    this.#running.add(app);
    this.#show();
  }

  end(app: string): void {
    this.#running.delete(app);
    this.#show();
  }

  /** The last one that started: the shell, which is built first, takes longest. */
  #show(): void {
    const app = [...this.#running].at(-1);
    if (app === undefined) return;
    this.#progress.show(`building ${app} (${this.#order.indexOf(app) + 1} of ${this.#order.length})`);
  }
}
