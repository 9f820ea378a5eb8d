import type { ProcessStatus } from './supervisorMessages.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** A worker that is busy for longer is left out. */
const TIMEOUT_MS = timeLimit(1_000);

/** Collects the statuses that workers were requested to send. */
export class RequestedStatuses {
  readonly #waiting = new Set<(status: ProcessStatus) => void>();

  /** @returns the statuses of these processes, of those that respond in time */
  async expect(pids: readonly number[]): Promise<ProcessStatus[]> {
    const statuses = new Map<number, ProcessStatus>();
    const { promise, resolve } = Promise.withResolvers<void>();
    const add = (status: ProcessStatus) => {
      if (pids.includes(status.pid)) statuses.set(status.pid, status);
      if (statuses.size === pids.length) resolve();
    };
    this.#waiting.add(add);
    const timer = setTimeout(resolve, TIMEOUT_MS);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(add);
    return [...statuses.values()];
  }

  add(status: ProcessStatus): void {
    for (const add of this.#waiting) add(status);
  }
}
