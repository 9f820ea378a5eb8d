import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const running = new AsyncLocalStorage<string[]>();
/** Kysely reports them of a server, but not of PGlite. */
const OF_TRANSACTIONS = ['begin', 'commit', 'rollback'];

/** Log function of Kysely: records a statement for the work that runs it. */
export function countStatement({ query: { sql } }: LogEvent): void {
  if (!OF_TRANSACTIONS.includes(sql)) running.getStore()?.push(sql);
}

/** Runs the work and lists its statements without their values. Those that begin and end transactions do not count. */
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
