import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { workspaceErrors } = jest.requireActual<{
  workspaceErrors: (root: string, installed: boolean) => string[];
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

test('a project whose scoped packages are all workspaces has no errors', () => {
  expect(workspaceErrors(root, true)).toEqual([]);
});

test('a scoped package that is not a workspace is an error before the installation', () => {
  rmSync(path.join(root, 'shared/ui'), { recursive: true });

  expect(workspaceErrors(root, false)).toEqual([
    'shell/package.json depends on @hemvaror/ui, which is not a workspace.',
  ]);
});

test('a missing workspace link and an installed package instead of it are errors', () => {
  rmSync(path.join(root, 'node_modules/@hemvaror/ui'));
  expect(workspaceErrors(root, true)).toEqual([expect.stringContaining('node_modules/@hemvaror/ui is missing')]);

  writePackage('node_modules/@hemvaror/ui', { name: '@hemvaror/ui', version: '9.9.9' });
  expect(workspaceErrors(root, true)).toEqual([expect.stringContaining('node_modules/@hemvaror/ui is not shared/ui')]);
});
