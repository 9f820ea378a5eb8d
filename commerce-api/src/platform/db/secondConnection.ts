import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

const isInTransaction = new AsyncLocalStorage<true>();

/** Runs the work of a transaction. */
export function withinTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return isInTransaction.run(true, work);
}

/** @throws Error inside a transaction, which has the only connection: the caller would wait for it forever */
export function refuseSecondConnection(): void {
  if (!isInTransaction.getStore()) return;
  throw new Error('A second connection was requested inside a transaction. Use the transaction that was passed in.');
}

/** For the embedded engine, which has one connection. A transaction runs without plugins. */
export const oneConnection: KyselyPlugin = {
  transformQuery: ({ node }) => {
    refuseSecondConnection();
    return node;
  },
  transformResult: async ({ result }) => result,
};
