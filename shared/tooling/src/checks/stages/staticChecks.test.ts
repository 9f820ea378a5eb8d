import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../../project/root.ts';
import { STATIC_CHECKS } from './staticChecks.ts';

const FOLDERS = ['shared', 'shell', 'commerce-api', 'e2e', ...REMOTE_NAMES];

/** The files that each check needs to start, and what it then says about a project without any other file. */
const CHECKS: Record<string, { needs: string[]; says: RegExp }> = {
  format: { needs: [], says: /No supported files were found/ },
  lint: { needs: ['.oxlintrc.json'], says: /No files found to lint/ },
  types: { needs: ['tsconfig.json'], says: /No inputs were found/ },
  'import borders': { needs: ['.dependency-cruiser.cjs'], says: /read 0 modules/ },
  words: { needs: ['package.json', 'cspell.config.js'], says: /Usage: cspell lint/ },
  'known vulnerabilities': { needs: [], says: /no such file.*package-lock\.json/ },
  styles: { needs: ['package.json', 'stylelint.config.js'], says: /No files matching the pattern/ },
};

/**
 * knip reports each pattern of its configuration that matches no file (`--treat-config-hints-as-errors`), for both of its runs.
 * Codegen, which fails for a workspace without documents, takes too long.
 */
const OTHERS = ['unused code', 'code that only tests use', 'generated code is fresh'];

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'static-checks-')), 'project');
  for (const name of FOLDERS) mkdirSync(path.join(folder, name), { recursive: true });
  // Beside the project, so that no check reads it.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, '../node_modules'));
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

test('every static check is tested without input, or is listed with a reason', () => {
  expect(STATIC_CHECKS.map(({ name }) => name).toSorted()).toEqual([...Object.keys(CHECKS), ...OTHERS].toSorted());
});

test.each(Object.entries(CHECKS))('the check "%s" fails without a file to read', (name, { needs, says }) => {
  const [command = '', ...args] = STATIC_CHECKS.find((check) => check.name === name)?.command ?? [];
  for (const file of needs) cpSync(path.join(ROOT, file), path.join(folder, file));

  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` },
  });

  expect(stdout + stderr).toMatch(says);
  expect(status).toBeGreaterThan(0);
});
