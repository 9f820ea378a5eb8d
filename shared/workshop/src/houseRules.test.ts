import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const sources = globSync('{shared,shell,mf-*,commerce-api,e2e}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist|\.work|\.cache/.test(name),
}).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('zod is imported as a namespace: its named `z` ships the whole library', () => {
  expect(sources.filter((file) => /import\s*\{[^}]*\bz\b[^}]*\}\s*from\s*'zod/.test(read(file)))).toEqual([]);
});

test('Apollo Client is imported by its facade and by the file behind it alone, so it stays off the first view', () => {
  const users = sources.filter((file) => /from '@storefront\/platform\/apollo'/.test(read(file)));

  expect(users).toEqual(['shared/api/src/apolloOperations.ts']);
});
