import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const running = new AsyncLocalStorage<string[]>();

/** Log function of Kysely: records a statement for the work that runs it. */
export function countStatement({ query }: LogEvent): void {
  running.getStore()?.push(query.sql);
}

/** Runs the work and lists its statements without their values, including `begin` and `commit`. */
export async function countingStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: readonly string[] }> {
  const statements: string[] = [];
  const result = await running.run(statements, work);
  return { result, statements };
}

/** Starts work that the response does not wait for: its statements are not those of the operation. */
export function withoutCount<Result>(work: () => Result): Result {
  return running.exit(work);
}
