import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ statements: number }>();

/** Kysely's log: tells the work that a statement was run for. */
export function countStatement(): void {
  const work = running.getStore();
  if (work) work.statements += 1;
}

/** How many statements the work ran, its transactions' own among them. */
export async function countingStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const count = { statements: 0 };
  const result = await running.run(count, work);
  return { result, statements: count.statements };
}
