import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exposeLoader from './exposeLoader.ts';

const SOURCE = 'export function Component() {}';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'expose-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the loader for `ListPage.tsx` in a folder with `files`. */
function built(files: string[], isWeb: boolean) {
  for (const file of files) writeFileSync(path.join(folder, file), '');
  const watched: string[] = [];
  const source = exposeLoader.call(
    {
      resourcePath: path.join(folder, 'ListPage.tsx'),
      getOptions: () => ({ isWeb }),
      addMissingDependency: (file) => void watched.push(path.basename(file)),
    },
    SOURCE,
  );
  return { appended: source.slice(SOURCE.length).trim(), watched };
}

test('the server build exports the loader and the action of a page', () => {
  expect(built(['ListPage.loader.ts', 'ListPage.action.ts'], false).appended.split('\n')).toEqual([
    "export { loader } from './ListPage.loader.ts';",
    "export { action } from './ListPage.action.ts';",
  ]);
});

test('the browser build imports the loader dynamically, and no action', () => {
  const { appended } = built(['ListPage.loader.ts', 'ListPage.action.ts'], true);

  expect(appended).toContain("lazyModule(() => import('./ListPage.loader.ts'), { when: 'idle' })");
  expect(appended).toMatch(/^export const loader = /m);
  expect(appended).not.toContain('action');
});

test.each([true, false])('a page without loader and action is unchanged (browser: %s)', (isWeb) => {
  expect(built(['ProductPage.loader.ts'], isWeb).appended).toBe('');
});

test('watch mode rebuilds a page when a loader is added', () => {
  expect(built([], true).watched).toEqual(['ListPage.loader.ts']);
});
