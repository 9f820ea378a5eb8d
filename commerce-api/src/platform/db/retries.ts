import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from '../../model/hasCode.ts';

const MAX_RETRIES = 2;
/** Longest pause before the first retry in ms. It is random, so that transactions that collided do not collide again. */
const MAX_PAUSE_MS = 40;

/** Deadlock and serialization failure: PostgreSQL has rolled the transaction back, and it may succeed when repeated. */
const COLLISIONS = ['40P01', '40001'];
/** Also a lock timeout and a statement timeout. */
const CONGESTION = [...COLLISIONS, '55P03', '57014'];

let retries = 0;

/** Retries since the start of the process. */
export function countRetries(): number {
  return retries;
}

/** Repeats a transaction that collided with another one. */
export async function withRetries<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt <= MAX_RETRIES; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!COLLISIONS.some((code) => hasCode(error, code))) throw error;
    }
    retries += 1;
    await delay(Math.random() * MAX_PAUSE_MS * attempt);
  }
  return transaction();
}

/** Whether the error is caused by concurrent work: a retry may succeed in a moment. */
export function isCongestion(error: unknown): boolean {
  return CONGESTION.some((code) => hasCode(error, code));
}
