/**
 * Gathers builds that one edit causes: an edit of a shared package rebuilds every app. Publishes them together once no build is
 * under way, so that the registry names no release whose files are being written, and a page is reloaded once.
 */
export class Rebuilds {
  readonly #publish: (apps: ReadonlySet<string>) => Promise<void>;
  readonly #underWay = new Set<string>();
  #built = new Set<string>();
  #published: Promise<void> = Promise.resolve();

  /** @param publish makes finished builds visible; it never runs twice at the same time */
  constructor(publish: (apps: ReadonlySet<string>) => Promise<void>) {
    this.#publish = publish;
  }

  started(app: string): void {
    this.#underWay.add(app);
  }

  /** @returns settles when what this build completed is published; rejects when that fails */
  async ended(app: string, succeeded: boolean): Promise<void> {
    this.#underWay.delete(app);
    if (succeeded) this.#built.add(app);
    if (this.#underWay.size > 0 || this.#built.size === 0) return;
    const apps = this.#built;
    this.#built = new Set();
    this.#published = this.#published.catch(() => undefined).then(async () => this.#publishOrKeep(apps));
    await this.#published;
  }

  async #publishOrKeep(apps: ReadonlySet<string>): Promise<void> {
    try {
      await this.#publish(apps);
    } catch (error) {
      for (const app of apps) this.#built.add(app);
      // Another edit replaces the files that were being published; its own end publishes all of them.
      if (this.#underWay.size === 0) throw error;
    }
  }
}
