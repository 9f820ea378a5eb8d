/**
 * The folder whose API tests CI runs on PostgreSQL, where transactions run side by side and processes start sooner. It runs
 * those of `commerce-api/test`, and all browser tests, on the embedded database. `npm run test:full` runs all on both.
 */
export const POSTGRES_FOLDER = 'commerce-api/src/';

/** Pattern of the paths of all tests but the API tests in that folder. */
export const NOT_ON_POSTGRES = `^(?!.*${POSTGRES_FOLDER}.*\\.api\\.test\\.ts$)`;
