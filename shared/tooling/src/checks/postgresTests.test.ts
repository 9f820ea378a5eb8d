import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { EMBEDDED_TESTS, NOT_ON_POSTGRES, POSTGRES_TESTS } from './postgresTests.ts';

const testFiles = globSync('{shared,shell,mf-*,commerce-api}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /^(node_modules|dist|\.work|\.cache|\.data)$/.test(name),
});
const matching = (pattern: string, files: readonly string[]) =>
  files.filter((file) => new RegExp(pattern, 'i').test(path.join(ROOT, file)));

test('every test file runs in exactly one of the two runs', () => {
  const onPostgres = matching(POSTGRES_TESTS, testFiles);
  const others = matching(NOT_ON_POSTGRES, testFiles);

  expect([...onPostgres, ...others].toSorted()).toEqual(testFiles.toSorted());
  expect(onPostgres.length).toBeGreaterThan(EMBEDDED_TESTS.length);
});

test('the embedded database runs the listed files, PostgreSQL all others of the API', () => {
  const apiTests = testFiles.filter((file) => /^commerce-api\/.*\.api\.test\.ts$/.test(file));

  expect(matching(NOT_ON_POSTGRES, apiTests).toSorted()).toEqual(EMBEDDED_TESTS);
  expect(matching(POSTGRES_TESTS, apiTests)).toHaveLength(apiTests.length - EMBEDDED_TESTS.length);
});
