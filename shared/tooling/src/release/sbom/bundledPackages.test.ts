import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { bundledPackages, MODULES_ONLY } from './bundledPackages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundled-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writePackage(folder: string, code: string): void {
  const name = folder.split('node_modules/').at(-1);
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', sideEffects: false }));
  write(`${folder}/index.js`, code);
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function build(): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './src/main.js',
    output: { path: `${root}/dist` },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('webpack returned no result.'))));
    });
  });
}

test('the packages of a build are those whose code it contains, also in merged and deferred modules', async () => {
  writePackage('node_modules/merged', `export { inner } from 'inner'; export const merged = () => Math.random();`);
  writePackage('node_modules/merged/node_modules/inner', 'export const inner = () => Math.random();');
  writePackage('node_modules/@scope/late', 'export const late = () => Math.random();');
  writePackage('node_modules/unused', 'export const unused = () => Math.random();');
  writePackage('node_modules/forgotten', 'export const forgotten = 1;');
  writePackage('node_modules/.generated/entry', 'export const generated = () => Math.random();');
  write(
    'src/main.js',
    `import { inner, merged } from 'merged';
     import { unused } from 'unused';
     import { generated } from '../node_modules/.generated/entry/index.js';
     console.log(inner(), merged(), generated());
     import('@scope/late').then(({ late }) => console.log(late()));`,
  );

  const stats = await build();

  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  expect(bundledPackages(stats.toJson(MODULES_ONLY), root)).toEqual([
    'node_modules/@scope/late',
    'node_modules/merged',
    'node_modules/merged/node_modules/inner',
  ]);
});

test('packages that are installed beside the project are found', () => {
  const modules = [
    { nameForCondition: '/srv/node_modules/react/index.js' },
    { nameForCondition: '/srv/app/src/main.ts' },
  ];

  expect(bundledPackages({ modules }, '/srv/app')).toEqual(['node_modules/react']);
});
