import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
/** One forbidden import of each kind: rule, file, what it imports. */
const FORBIDDEN = [
  ['remote-knows-remote', 'mf-catalog/src', '../../../mf-search/federation.config.ts'],
  ['remote-knows-shell', 'mf-catalog/src', '../../../shell/src/pages.ts'],
  ['shell-knows-remote', 'shell/src', '../../../mf-search/federation.config.ts'],
  ['shared-knows-app', 'shared/store/src', '../../../../shell/src/pages.ts'],
  ['storefront-knows-api', 'shell/src', '../../../commerce-api/src/config.ts'],
  ['api-knows-storefront', 'commerce-api/src', '../../../shared/domain/src/present.ts'],
  ['pure-package-knows-framework', 'shared/domain/src', 'react'],
  ['e2e-knows-app', 'e2e/src', '../../../shell/src/pages.ts'],
] as const;

const probe = '__border_probe__';
const folders = [...new Set(FORBIDDEN.map(([, folder]) => path.join(ROOT, folder, probe)))];

beforeAll(() => {
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [rule, folder, target] of FORBIDDEN) {
    writeFileSync(path.join(ROOT, folder, probe, `${rule}.ts`), `import '${target}';\n`);
  }
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('every import across a border is found', () => {
  const binary = path.join(ROOT, 'node_modules/.bin/depcruise');
  const files = FORBIDDEN.map(([rule, folder]) => path.join(folder, probe, `${rule}.ts`));
  const { stdout } = spawnSync(binary, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
  const found = report.summary.violations.map(({ from, rule }) => `${rule.name} ${path.basename(from)}`);

  for (const [rule] of FORBIDDEN) expect(found).toContain(`${rule} ${rule}.ts`);
});
