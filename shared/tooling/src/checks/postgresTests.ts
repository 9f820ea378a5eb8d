/**
 * Folders of API tests that depend on locks and transactions. CI runs them on PostgreSQL, and all other API tests on the embedded
 * database; `npm run test:full` runs all on PostgreSQL, and these on the embedded one, too.
 */
export const POSTGRES_FOLDERS = ['cart', 'checkout', 'orders', 'payments', 'platform/db', 'graphql/idempotency'].map(
  (folder) => `commerce-api/src/${folder}/`,
);

/** Pattern of the paths of all tests but the API tests in those folders. */
export const NOT_ON_POSTGRES = `^(?!.*(?:${POSTGRES_FOLDERS.join('|')}).*\\.api\\.test\\.ts$)`;
