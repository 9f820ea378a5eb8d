import type { RemoteStates } from '../host/remoteStates.ts';

interface ReadinessOptions {
  /** Names of the setting REQUIRED_REMOTES. */
  required: readonly string[] | undefined;
  /** How many processes serve the shop. */
  processes: number;
}

/**
 * Whether the shop is ready: once every process has settled all remotes, and from then on. Losing a remote later does not change
 * that, as its pages would not be better in another shell, unless the settings require it.
 */
export class Readiness {
  readonly #required: readonly string[];
  readonly #processes: number;
  #wasReady = false;

  constructor({ required = [], processes }: ReadinessOptions) {
    this.#required = required;
    this.#processes = processes;
  }

  /** @param states of the processes that listen */
  update(states: readonly RemoteStates[]): boolean {
    this.#wasReady ||= states.length >= this.#processes && states.every(isSettled);
    return this.#wasReady && this.#required.every((name) => states.every(({ live }) => live.includes(name)));
  }
}

/** Whether a process has nothing to wait for. Without a live remote there is no shop. */
export function isSettled({ live, pending }: RemoteStates): boolean {
  return pending.length === 0 && live.length > 0;
}
