import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** A file that breaks `rule`. */
interface Forbidden {
  rule: string;
  folder: string;
  imports: string;
}

/** One forbidden import of each kind. */
const borders: Forbidden[] = [
  { rule: 'remote-imports-remote', folder: 'mf-catalog/src', imports: '../../../mf-search/federation.config.ts' },
  { rule: 'remote-imports-shell', folder: 'mf-catalog/src', imports: '../../../shell/src/app/core/pages.ts' },
  { rule: 'shell-imports-remote', folder: 'shell/src', imports: '../../../mf-search/federation.config.ts' },
  { rule: 'shared-imports-app', folder: 'shared/runtime/src', imports: '../../../../shell/src/app/core/pages.ts' },
  { rule: 'storefront-imports-api', folder: 'shell/src', imports: '../../../commerce-api/src/server.ts' },
  { rule: 'api-imports-storefront', folder: 'commerce-api/src', imports: '@hemvaror/ui/badge/Badge' },
  { rule: 'source-imports-test-support', folder: 'shell/src/app', imports: '../../testing/aRoot.tsx' },
  { rule: 'source-imports-test-support', folder: 'mf-catalog/src', imports: '../testing/renderProduct.tsx' },
  { rule: 'source-imports-test-support', folder: 'mf-catalog/src', imports: '@hemvaror/testing/testShop' },
  { rule: 'source-imports-test-support', folder: 'commerce-api/src', imports: '../../test/api.ts' },
  { rule: 'source-imports-test-support', folder: 'shared/tooling/src/site', imports: '../../testing/startEdge.ts' },
  { rule: 'pure-package-imports-framework', folder: 'shared/domain/src', imports: 'react' },
  { rule: 'pure-package-imports-framework', folder: 'shared/http/src', imports: 'react' },
  { rule: 'package-of-api-imports-package', folder: 'shared/domain/src', imports: '@hemvaror/runtime/state/cookies' },
  { rule: 'package-of-api-imports-package', folder: 'shared/http/src', imports: '@hemvaror/domain/isRecord' },
  { rule: 'other-imports-http', folder: 'mf-catalog/src', imports: '@hemvaror/http/matchesEtag' },
  { rule: 'other-imports-http', folder: 'shell/src/app/core', imports: '@hemvaror/http/matchesEtag' },
  { rule: 'e2e-imports-app', folder: 'e2e/support', imports: '../../../shell/src/app/core/pages.ts' },
  { rule: 'api-folder-imports-start', folder: 'commerce-api/src/catalog', imports: '../../server.ts' },
  { rule: 'shell-app-imports-side', folder: 'shell/src/app/core', imports: '../../../server/main.ts' },
  { rule: 'shell-app-imports-side', folder: 'shell/src/app/core', imports: '../../../browser/boot/main.tsx' },
  { rule: 'shell-server-imports-browser', folder: 'shell/src/server/http', imports: '../../../browser/boot/main.tsx' },
  { rule: 'shell-browser-imports-server', folder: 'shell/src/browser/boot', imports: '../../../server/main.ts' },
  { rule: 'platform-imports-shop', folder: 'shared/platform/src/host', imports: '@hemvaror/runtime/state/cookies' },
  { rule: 'platform-imports-shop', folder: 'shared/platform/src/host', imports: '@hemvaror/domain/pageError' },
  {
    rule: 'shared-imports-app',
    folder: 'shared/platform/src/host',
    imports: '../../../../../shell/src/app/core/pages.ts',
  },
  { rule: 'other-imports-host', folder: 'shell/src/browser/boot', imports: '@hemvaror/platform/host/createHost' },
  { rule: 'other-imports-host', folder: 'mf-search/src', imports: '@hemvaror/platform/host/createHost' },
  { rule: 'no-circle', folder: 'shared/runtime/src/cart', imports: './target.ts' },
];

/** commerce-api may use the rules of the shop and the plumbing that the shell's server uses too. */
const ALLOWED = [
  { folder: 'commerce-api/src', imports: '@hemvaror/domain/validation/email' },
  { folder: 'commerce-api/src', imports: '@hemvaror/http/closeServer' },
  { folder: 'shell/src/server/http', imports: '@hemvaror/http/closeServer' },
  { folder: 'shared/platform/src/host', imports: '@hemvaror/domain/isRecord' },
  { folder: 'shell/src/browser/boot', imports: '@hemvaror/platform/contract/exposeId' },
  { folder: 'shell/src/testing', imports: '@hemvaror/testing/testShop' },
];

interface Layer {
  name: string;
  from: { path: string };
  to: { path: string };
}

/** Creates for each layer a type import from the next layer above. */
function upwardImports(): Forbidden[] {
  const { forbidden } = jest.requireActual<{ forbidden: Layer[] }>('../../../../.dependency-cruiser.cjs');
  return forbidden
    .filter(({ name }) => name.endsWith(' is below'))
    .map(({ name, from, to }) => {
      const folder = folderIn(from.path);
      const above = folderIn(to.path);
      return { rule: name, folder, imports: `../${path.relative(folder, above)}/${probe}/target.ts` };
    });
}

/** The first folder that a pattern of a layer matches: `^shell/src/(app|server)/` gives `shell/src/app`. */
function folderIn(pattern: string): string {
  const [first = ''] = pattern.replaceAll(/[\^()]/g, '').split('|');
  return first.replace(/\/$/, '');
}

const probe = '__border_probe__';
const upward = upwardImports();
const all = [...borders, ...upward].map((each, at) => ({
  ...each,
  file: path.join(each.folder, probe, `probe${at}.ts`),
}));
const allowed = ALLOWED.map((each, at) => ({ ...each, file: path.join(each.folder, probe, `allowed${at}.ts`) }));
/** Read before the probes create folders. */
const missing = upward.map(({ folder }) => folder).filter((folder) => !existsSync(path.join(ROOT, folder)));
const targets = upward.map(({ folder, imports }) => path.join(folder, probe, imports));
const circle = all.find(({ rule }) => rule === 'no-circle');

/** A tree beside the project's: other tests read that one meanwhile. */
const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'borders-')));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), content);
}

/** Makes a module of the project that a probe imports by its package importable in the tree. */
function writePackage(imports: string): void {
  const [, scope = '', name = '', module = ''] = /^(@hemvaror)\/([^/]+)\/(.+)$/.exec(imports) ?? [];
  const folder = path.join('shared', name);
  const { exports } = jest.requireActual<{ exports: Record<string, string> }>(path.join(ROOT, folder, 'package.json'));
  write(path.join(folder, exports[`./${module}`] ?? ''), 'export type Probe = string;\n');
  copyFileSync(path.join(ROOT, folder, 'package.json'), path.join(tree, folder, 'package.json'));
  mkdirSync(path.join(tree, 'node_modules', scope), { recursive: true });
  const link = path.join(tree, 'node_modules', scope, name);
  if (!existsSync(link)) symlinkSync(path.join(tree, folder), link);
}

beforeAll(() => {
  mkdirSync(path.join(tree, 'node_modules'));
  symlinkSync(path.join(ROOT, 'node_modules/react'), path.join(tree, 'node_modules/react'));
  for (const target of targets) write(target, 'export type Probe = string;\n');
  for (const { file, imports } of [...all, ...allowed]) {
    write(file, `import type {} from '${imports}';\nexport type Back = string;\n`);
    if (imports.startsWith('@')) writePackage(imports);
    else if (imports.startsWith('.')) write(path.join(path.dirname(file), imports), 'export type Probe = string;\n');
  }
  if (circle)
    write(
      path.join(path.dirname(circle.file), 'target.ts'),
      `import type {} from './${path.basename(circle.file)}';\n`,
    );
});
afterAll(() => rmSync(tree, { recursive: true }));

test('every layer of the rules has a folder', () => {
  expect(missing).toEqual([]);
});

test('every forbidden import and every upward import is reported, even of types', () => {
  const binary = path.join(ROOT, 'node_modules/.bin/depcruise');
  const files = [...all, ...allowed].map(({ file }) => file);
  const config = path.join(ROOT, '.dependency-cruiser.cjs');
  const { stdout } = spawnSync(binary, ['--config', config, '--output-type', 'json', ...files], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
  const found = report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);

  expect(upward.length).toBeGreaterThan(50);
  expect(found.filter((each) => allowed.some(({ file }) => each.endsWith(`: ${file}`)))).toEqual([]);
  for (const { rule, file } of all) expect(found).toContain(`${rule}: ${file}`);
});
