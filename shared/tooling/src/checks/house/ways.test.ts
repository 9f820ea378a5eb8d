import { isCode } from './sourceFiles.ts';
import { suppressionsIn } from './suppressions.ts';
import { listsOf, waysIn } from './ways.ts';

const REMOTES = ['mf-a', 'mf-b', 'mf-c'];
const found = (what: string, files: Record<string, string>) =>
  waysIn(new Map(Object.entries(files)), REMOTES).find((row) => row.what === what)?.found;

test('each way to defer code counts if at least one file uses it', () => {
  const one = { 'shell/src/app/a.tsx': "const Footer = defer(async () => (await import('./Footer.tsx')).Footer);" };
  const two = { ...one, 'mf-a/src/b.tsx': "const load = () => withRetry(() => import('./late.ts'));" };

  expect(found('deferral shapes', one)).toEqual(['defer']);
  expect(found('deferral shapes', two)).toEqual(['defer', 'withRetry around an import']);
});

test('a file that lists the remotes counts, one with a single remote or only expose ids does not', () => {
  const files = {
    'codegen.ts': 'mf-a mf-b mf-c',
    'shell/src/app/origins.ts': "{ 'mf-a': 3001, 'mf-b': 3002, page: 'mf-c/Page' }",
    'shell/src/app/pages.ts': "{ a: 'mf-a/ListPage', b: 'mf-b/Page', c: 'mf-c/Page' }",
    'shell/src/app/header.tsx': 'mf-a/SearchBox',
    'docs/a.md': 'mf-a mf-b mf-c',
  };

  expect(listsOf(new Map(Object.entries(files)), REMOTES)).toEqual(['codegen.ts', 'shell/src/app/origins.ts']);
});

test('suppressions are counted per thousand files of code and styles', () => {
  const files = new Map([
    ['a.ts', '// @ts-expect-error one\n// oxlint-disable-next-line two'],
    ['b.css', ''],
    ['c.tsx', ''],
    ['README.md', 'oxlint-disable'],
  ]);

  expect(suppressionsIn(files)).toEqual({ lines: ['a.ts:1', 'a.ts:2'], files: 3, perThousand: 667 });
});

test.each([
  ['mf-a/src/page/Page.tsx', true],
  ['mf-a/src/page/Page.test.tsx', false],
  ['commerce-api/bench/bench.ts', false],
  ['e2e/support/site.ts', false],
])('%s counts as code: %s', (file, expected) => {
  expect(isCode(file)).toBe(expected);
});
