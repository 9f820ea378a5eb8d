import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ statements: number }>();

/** Log function of Kysely: counts a statement for the work that runs it. */
export function countStatement(): void {
  const work = running.getStore();
  if (work) work.statements += 1;
}

/** Runs the work and counts its statements, including `begin` and `commit`. */
export async function countingStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const count = { statements: 0 };
  const result = await running.run(count, work);
  return { result, statements: count.statements };
}
