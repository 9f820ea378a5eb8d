import { createHash, randomBytes } from 'node:crypto';

/** Dry runs that wait for their confirmation. Above it, the oldest one has to be repeated. */
const MAX_PENDING = 1_000;

/** The run that a dry run has shown. */
export interface ShownRun {
  actor: string;
  command: string;
  input: object;
}

/** Remembers which runs a dry run has shown, so that each is made once, by the same person and with the same values. */
export class Confirmations {
  readonly #pending = new Map<string, string>();

  /** @returns the id that confirms the run */
  add(run: ShownRun): string {
    const [oldest] = this.#pending.keys();
    if (oldest !== undefined && this.#pending.size >= MAX_PENDING) this.#pending.delete(oldest);
    const id = randomBytes(16).toString('base64url');
    this.#pending.set(id, digestOf(run));
    return id;
  }

  /** Takes a confirmation. Returns false for an unknown or used one, and for other values. */
  take(id: unknown, run: ShownRun): boolean {
    if (typeof id !== 'string') return false;
    const shown = this.#pending.get(id);
    this.#pending.delete(id);
    return shown === digestOf(run);
  }
}

function digestOf({ actor, command, input }: ShownRun): string {
  const text = JSON.stringify([actor, command, input]);
  return createHash('sha256').update(text).digest('base64');
}
