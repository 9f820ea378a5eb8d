import { createQueue } from '@hemvaror/domain/createQueue';

/**
 * Collects the builds that one edit causes: an edit of a shared package rebuilds every app. Publishes them together when no
 * build is running, so that the registry has no release with incomplete files, and pages reload once.
 */
export class Rebuilds {
  readonly #publish: (apps: ReadonlySet<string>) => Promise<void>;
  readonly #running = new Set<string>();
  #built = new Set<string>();
  readonly #enqueue = createQueue();

  /** @param publish publishes finished builds; never called concurrently */
  constructor(publish: (apps: ReadonlySet<string>) => Promise<void>) {
    this.#publish = publish;
  }

  started(app: string): void {
    this.#running.add(app);
  }

  /** Settles when the completed builds are published; rejects if that fails. */
  async ended(app: string, succeeded: boolean): Promise<void> {
    this.#running.delete(app);
    if (succeeded) this.#built.add(app);
    if (this.#running.size > 0 || this.#built.size === 0) return;
    const apps = this.#built;
    this.#built = new Set();
    await this.#enqueue(() => this.#publishOrRequeue(apps));
  }

  async #publishOrRequeue(apps: ReadonlySet<string>): Promise<void> {
    try {
      await this.#publish(apps);
    } catch (error) {
      for (const app of apps) this.#built.add(app);
      // A new build replaces the files during publishing, and publishes all of them when it ends.
      if (this.#running.size === 0) throw error;
    }
  }
}
