interface RefusedRelease {
  release: string;
  reason: string;
  attempts: number;
  /** Start of the first attempt that failed, in ms since the epoch. */
  since: number;
  /** Time of the next attempt, in ms since the epoch. */
  retryAt: number;
}

/** Time from the start of a failed attempt to the next one: first in case an upload is under way, then more rarely. */
const RETRY_AFTER_MS = [5_000, 30_000, 300_000];

/** The refused release of each remote, as long as the registry names it. */
export class RefusedReleases {
  readonly #refused = new Map<string, RefusedRelease>();

  /** @param attemptedAt start of the attempt, in ms since the epoch */
  add(remote: string, release: string, error: unknown, attemptedAt: number): void {
    const previous = this.#refused.get(remote);
    const isRepeated = previous?.release === release;
    const attempts = isRepeated ? previous.attempts + 1 : 1;
    const since = isRepeated ? previous.since : attemptedAt;
    const retryAfterMs = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? 0;
    this.#refused.set(remote, { release, reason: String(error), attempts, since, retryAt: attemptedAt + retryAfterMs });
  }

  /** Forgets the refused release of a remote whose live release is named by the registry. */
  delete(remote: string): void {
    this.#refused.delete(remote);
  }

  /** Forgets the remotes that the registry does not name. */
  keepOnly(remotes: ReadonlySet<string>): void {
    for (const remote of this.#refused.keys()) if (!remotes.has(remote)) this.#refused.delete(remote);
  }

  /** Whether the release was refused and its next attempt is not due. */
  isWaiting(remote: string, release: string, now: number): boolean {
    const refused = this.#refused.get(remote);
    return refused?.release === release && now < refused.retryAt;
  }

  /** Remote → refused release and reason. */
  reasons(): Record<string, string> {
    return Object.fromEntries(
      [...this.#refused].map(([remote, { release, reason }]) => [remote, `${release}: ${reason}`]),
    );
  }

  /** Remote → time of the first refusal of its release (ISO 8601). */
  since(): Record<string, string> {
    return Object.fromEntries([...this.#refused].map(([remote, { since }]) => [remote, new Date(since).toISOString()]));
  }
}
