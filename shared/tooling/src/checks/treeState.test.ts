import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTreeState } from './treeState.ts';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@storefront.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'storefront-state-')));
  git('init', '--quiet');
  write('.gitignore', 'dist/\n*.log\n');
  write('a.ts', 'one');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an edit changes the state, and its reversal restores it', () => {
  const before = readTreeState(folder);
  write('a.ts', 'two');
  const edited = readTreeState(folder);
  write('a.ts', 'one');

  expect(edited?.commit).toBe(before?.commit);
  expect(edited?.tree).not.toBe(before?.tree);
  expect(readTreeState(folder)).toEqual(before);
});

test('a new file changes the state, an ignored one does not', () => {
  const before = readTreeState(folder);
  write('run.log', 'ignored');
  const ignored = readTreeState(folder);
  write('b.ts', 'new');

  expect(ignored).toEqual(before);
  expect(readTreeState(folder)?.tree).not.toBe(before?.tree);
});

test('committing the edited files keeps the hash of the tree', () => {
  write('a.ts', 'two');
  const edited = readTreeState(folder);
  git('commit', '--quiet', '--all', '--message', 'second');
  const committed = readTreeState(folder);

  expect(committed?.tree).toBe(edited?.tree);
  expect(committed?.commit).not.toBe(edited?.commit);
});

test('reading the state stages no file', () => {
  write('b.ts', 'new');
  readTreeState(folder);

  expect(git('status', '--porcelain')).toBe('?? b.ts\n');
});

test('a folder that is no checkout has no state', () => {
  rmSync(path.join(folder, '.git'), { recursive: true });

  expect(readTreeState(folder)).toBeUndefined();
});
