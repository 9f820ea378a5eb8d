import { globSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_TESTS, NOT_ON_POSTGRES, POSTGRES_TESTS } from './postgresTests.ts';

const ROOT = path.resolve(__dirname, '../../../..');
const apiTests = globSync('{commerce-api/{src,test},shared/{platform,tooling}/src}/**/*.api.test.ts', { cwd: ROOT });
const others = globSync('shared/domain/src/**/*.test.ts', { cwd: ROOT });

test.each([
  ['in the project', (file: string) => file],
  ['of the machine', (file: string) => path.join(ROOT, file)],
])('each test file runs on one database in CI, by its path %s', (_what, pathOf) => {
  const enginesOf = (file: string) =>
    [NOT_ON_POSTGRES, POSTGRES_TESTS].filter((pattern) => new RegExp(pattern).test(pathOf(file)));
  const isOfTooling = (file: string) => file.startsWith('shared/tooling/');
  const onPostgres = apiTests.filter((file) => !isOfTooling(file) && !EMBEDDED_TESTS.includes(file));

  expect(onPostgres.length).toBeGreaterThan(50);
  expect(onPostgres).toContain('shared/platform/src/registry/postgresStore.api.test.ts');
  expect(others.length).toBeGreaterThan(20);
  for (const file of onPostgres) expect([file, enginesOf(file)]).toEqual([file, [POSTGRES_TESTS]]);
  for (const file of [...EMBEDDED_TESTS, ...others, ...apiTests.filter(isOfTooling)]) {
    expect([file, enginesOf(file)]).toEqual([file, [NOT_ON_POSTGRES]]);
  }
});
