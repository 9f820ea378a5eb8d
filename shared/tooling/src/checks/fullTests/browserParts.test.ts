import { globSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_PARTS } from './browserParts.ts';

const ROOT = path.resolve(__dirname, '../../../../..');
const SPECS = globSync('e2e/{full,tests}/**/*.spec.ts', { cwd: ROOT });

test('each browser test file belongs to one part of the long tests', () => {
  const partsOf = (spec: string) => BROWSER_PARTS.filter(({ files }) => new RegExp(files).test(spec));

  expect(SPECS.length).toBeGreaterThan(50);
  expect(SPECS.filter((spec) => partsOf(spec).length !== 1)).toEqual([]);
});

test.each(BROWSER_PARTS.map(({ name, files }) => [name, files]))('the part %s has files', (_name, files) => {
  expect(SPECS.filter((spec) => new RegExp(files).test(spec))).not.toEqual([]);
});
