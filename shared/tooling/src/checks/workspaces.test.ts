import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { workspaceProblems } = jest.requireActual<{
  workspaceProblems: (root: string, installed: boolean) => string[];
}>('../../bin/workspaces.js');

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'workspaces-'));
  writePackage('.', { workspaces: ['shared/*', 'shell', 'mf-*'] });
  writePackage('shell', { name: '@hemvaror/shell', dependencies: { '@hemvaror/ui': '*', react: '19' } });
  writePackage('shared/ui', { name: '@hemvaror/ui' });
  link('shell', 'shell');
  link('ui', 'shared/ui');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writePackage(folder: string, content: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(content));
}

function link(name: string, folder: string): void {
  mkdirSync(path.join(root, 'node_modules/@hemvaror'), { recursive: true });
  symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@hemvaror', name));
}

test('a project whose packages of our scope are all workspaces is in order', () => {
  expect(workspaceProblems(root, true)).toEqual([]);
});

test('a package of our scope that is no workspace is an error before anything is installed', () => {
  rmSync(path.join(root, 'shared/ui'), { recursive: true });

  expect(workspaceProblems(root, false)).toEqual([
    'shell/package.json needs @hemvaror/ui, and no folder of the workspaces is called that.',
  ]);
});

test('a package from somewhere else in the place of a workspace is an error', () => {
  rmSync(path.join(root, 'node_modules/@hemvaror/ui'));
  expect(workspaceProblems(root, true)).toEqual([expect.stringContaining('node_modules/@hemvaror/ui is missing')]);

  writePackage('node_modules/@hemvaror/ui', { name: '@hemvaror/ui', version: '9.9.9' });
  expect(workspaceProblems(root, true)).toEqual([
    expect.stringContaining('node_modules/@hemvaror/ui is not shared/ui'),
  ]);
});
