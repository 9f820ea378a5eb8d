import { timeLimit } from '@hemvaror/http/timeLimit';

/** Longest wait for the headers of a file. */
const TIMEOUT_MS = timeLimit(1_000);
/** A single failure may be chance. */
const FAILURES = 2;

/** Notices which remotes' origins do not respond, so that pages name the shop's copies of their files. */
export class OriginWatch {
  /** Remote → failures in a row. */
  readonly #failures = new Map<string, number>();
  readonly #timeoutMs: number;

  constructor(timeoutMs = TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  isAway(remote: string): boolean {
    return (this.#failures.get(remote) ?? 0) >= FAILURES;
  }

  /**
   * Requests a file of each remote.
   *
   * @param files remote → the address of a file
   * @returns whether a remote's origin went away or came back
   */
  async check(files: ReadonlyMap<string, string>): Promise<boolean> {
    const before = this.#away();
    for (const remote of this.#failures.keys()) if (!files.has(remote)) this.#failures.delete(remote);
    await Promise.all(
      [...files].map(async ([remote, file]) => {
        if (await responds(file, this.#timeoutMs)) this.#failures.delete(remote);
        else this.#failures.set(remote, (this.#failures.get(remote) ?? 0) + 1);
      }),
    );
    return this.#away() !== before;
  }

  #away(): string {
    return [...this.#failures.keys()].filter((remote) => this.isAway(remote)).join(' ');
  }
}

async function responds(file: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(file, {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return response.ok;
  } catch {
    return false;
  }
}
