import type { FastifyBaseLogger } from 'fastify';
import { BrokenProcess, QuarantinedRelease, type Rehearse } from '../host/rehearsal.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';
import type { RehearsalFailure } from './supervisorMessages.ts';

type Task = Parameters<Rehearse>[0];

/** Rehearses each release once for all workers that request it meanwhile. */
export class SharedRehearsals {
  readonly #rehearse: Rehearse;
  readonly #log: FastifyBaseLogger;
  readonly #running = new Map<string, Promise<void>>();

  constructor(rehearse: Rehearse, log: FastifyBaseLogger) {
    this.#rehearse = rehearse;
    this.#log = log;
  }

  /** @returns undefined if the release has passed */
  async run(task: Task): Promise<RehearsalFailure | undefined> {
    const key = JSON.stringify([task.remote, task.release, task.rendersPages]);
    const running = this.#running.get(key) ?? this.#rehearse(task, this.#log);
    this.#running.set(key, running);
    try {
      await running;
      return undefined;
    } catch (error) {
      return failureOf(error);
    } finally {
      this.#running.delete(key);
    }
  }
}

function failureOf(error: unknown): RehearsalFailure {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof QuarantinedRelease) return { type: 'quarantined', reason };
  if (error instanceof TemporaryFailure) return { type: error.blames, reason };
  return { type: error instanceof BrokenProcess ? 'broken' : 'failed', reason };
}
