/**
 * The API test files that `npm test` runs on the embedded database: migrations, the seed of an empty database, searches,
 * orders, the lock of the data folder, every field of the API, and the statements of the storefront, which this engine repeats
 * exactly. PostgreSQL runs all others there: its processes start sooner, and its transactions run side by side. `npm run
 * test:full` runs all files on both.
 */
export const EMBEDDED_TESTS = [
  'commerce-api/src/platform/db/database.api.test.ts',
  'commerce-api/src/platform/db/embedded.api.test.ts',
  'commerce-api/test/everyField.api.test.ts',
  'commerce-api/test/production.api.test.ts',
  'commerce-api/test/shopper.api.test.ts',
  'commerce-api/test/storefrontStatements.api.test.ts',
];

const EMBEDDED = EMBEDDED_TESTS.join('|').replaceAll('.', '\\.');

// Jest compares a pattern with the path in the project, the test with the absolute one too, so neither may begin with a slash.
const API_TESTS = String.raw`(?:^|.*/)(?:commerce-api|shared/platform)/.*\.api\.test\.ts$`;

/** Pattern of the paths of all other test files of the API, and of those of the registry's database, for Jest. */
export const POSTGRES_TESTS = `^(?!.*(?:${EMBEDDED})$)${API_TESTS}`;

/** Pattern of the paths of all test files but those. */
export const NOT_ON_POSTGRES = `^(?!${API_TESTS})|(?:${EMBEDDED})$`;
