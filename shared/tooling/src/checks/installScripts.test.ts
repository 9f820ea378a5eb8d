import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../project/root.ts';

/** Every package of the lockfile that has install scripts: whether they run, and why. */
const REASONS: Record<string, [runs: boolean, reason: string]> = {
  node: [true, 'its script fetches the Node.js of the project'],
  '@parcel/watcher': [false, 'a package for each system has the binary; the script compiles it for other systems'],
  '@swc/core': [false, 'a package for each system has the binary; the script fetches one for other systems'],
  'core-js-pure': [false, 'its script prints an advertisement'],
  esbuild: [false, 'a package for each system has the binary; the script only checks it'],
};

const packageSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.optional(z.boolean()) })),
});
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

function withScripts(lockFile: string): string[] {
  const packages = Object.entries(lockSchema.parse(readJson(lockFile)).packages);
  return packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.split('node_modules/').at(-1) ?? folder)
    .toSorted();
}

test('every package with install scripts is allowed or denied for a reason', () => {
  const { allowScripts } = packageSchema.parse(readJson('package.json'));

  expect(withScripts('package-lock.json')).toEqual(Object.keys(REASONS).toSorted());
  expect(allowScripts).toEqual(Object.fromEntries(Object.entries(REASONS).map(([name, [runs]]) => [name, runs])));
});

test.each(['deploy/mail/package-lock.json', 'shared/tooling/lighthouse/package-lock.json'])(
  'no package of %s has install scripts',
  (file) => {
    expect(withScripts(file)).toEqual([]);
  },
);

test('every command of the project that installs packages runs no scripts of them', () => {
  const files = globSync('{deploy/**/*,shared/tooling/{bin,src}/**/*.{js,ts}}', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && path.basename(file) !== 'installScripts.js')
    .filter((file) => /\.(?:sh|js|ts)$|Dockerfile$/.test(file));
  const installs = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) =>
        /^[^#/*]*(?:\bnpm (?:install|ci) --|'npm', \[?'(?:install|ci)'|'install', '--no-save')/.test(line),
      )
      .map((line) => ({ file, isSafe: /--ignore-scripts\b|WITHOUT_SCRIPTS/.test(line) })),
  );

  expect(installs.filter(({ file }) => file === 'deploy/Dockerfile')).toHaveLength(5);
  expect(installs.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['shared/tooling/bin/install.js', 'shared/tooling/src/bench/browser/lighthouseRun.ts']),
  );
  expect(installs.filter(({ isSafe }) => !isSafe)).toEqual([]);
  expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
});

describe('an installation with npm', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'install-scripts-'));
    cpSync(path.join(ROOT, 'shared/tooling/bin'), path.join(folder, 'shared/tooling/bin'), { recursive: true });
    for (const name of ['allowed', 'denied', 'unknown']) packPackage(name);
    write('package.json', {
      type: 'module',
      workspaces: [],
      dependencies: Object.fromEntries(['allowed', 'denied', 'unknown'].map((name) => [name, `file:${name}.tgz`])),
      allowScripts: { allowed: true, denied: false },
    });
    write('package-lock.json', { lockfileVersion: 3, packages: {} });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, content: object): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  }

  function packPackage(name: string): void {
    const script = `node -e "require('fs').writeFileSync('made.js', '')"`;
    write('package/package.json', { name, version: '1.0.0', bin: 'made.js', scripts: { postinstall: script } });
    const { status } = spawnSync('tar', ['-czf', `${name}.tgz`, 'package'], { cwd: folder });
    if (status !== 0) throw new Error(`The package ${name} could not be packed.`);
  }

  test('runs the install scripts of allowed packages only', () => {
    const code = `import('./shared/tooling/bin/install.js').then(({ install }) => install())`;
    const { status, stderr } = spawnSync(process.execPath, ['--eval', code], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder, npm_config_offline: 'true' },
    });

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const made = (name: string) => existsSync(path.join(folder, 'node_modules', name, 'made.js'));
    expect(['allowed', 'denied', 'unknown'].filter(made)).toEqual(['allowed']);
  }, 60_000);
});
