import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '@storefront/federation/build/sharedModules';

test('the shell imports every module that it is to provide, or remotes would find none', () => {
  const source = readFileSync(path.join(__dirname, 'sharedModules.ts'), 'utf8');
  const imported = [...source.matchAll(/^import '([^']+)';$/gm)].map(([, request]) => request);
  const eager = sharedModules().filter((module) => module.eager);

  expect(new Set(imported)).toEqual(new Set(eager.map(({ request }) => request)));
});
