/**
 * Runs every check, cheapest first: generated code, format, lint, styles, import borders, unused code, structure, language,
 * types, unit, component and API tests (each of the latter on one of the two database engines), builds, browser tests.
 * `--quick` stops before the checks that take longer than a minute.
 */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ensureChromium } from '../site/chromium.ts';
import { NOT_ON_POSTGRES, POSTGRES_TESTS } from './postgresTests.ts';
import { postgresServer } from '../site/privatePostgres.ts';
import { ROOT } from '../project/root.ts';
import {
  JEST_RESULTS,
  JEST_RESULTS_POSTGRES,
  lastResults,
  PLAYWRIGHT_RESULTS,
  RESULTS_DIR,
  type TestResult,
} from './testResults.ts';

interface Check {
  name: string;
  command: string[];
}

const quick = process.argv.includes('--quick');

const STATIC_CHECKS: Check[] = [
  { name: 'generated code is fresh', command: ['node', 'shared/tooling/src/checks/checkGenerated.ts'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'styles', command: ['stylelint', '{shell,mf-*}/src/**/*.css', 'shared/*/src/**/*.css'] },
  {
    name: 'import borders',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'shared',
      'shell',
      'commerce-api',
      'e2e',
      ...REMOTE_NAMES,
    ],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'structure', command: ['node', 'shared/tooling/src/checks/house/house.ts', '--check'] },
  { name: 'language', command: ['node', 'shared/tooling/src/checks/language/language.ts', '--check'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
];
// By default Jest would use one of two cores, and many tests wait for their own server.
const JEST = ['jest', '--json', '--reporters=default', '--silent', '--maxWorkers=2'];
const checks: TestResult[] = [];

await rm(RESULTS_DIR, { recursive: true, force: true });
await mkdir(RESULTS_DIR, { recursive: true });

// Two at a time, as CI machines have two cores.
const queue = [...STATIC_CHECKS];
await Promise.all(
  [0, 1].map(async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check);
  }),
);

if (quick) {
  await runCheck(
    {
      name: 'unit and component tests',
      command: [...JEST, `--outputFile=${JEST_RESULTS}`, '--selectProjects', 'unit', 'component'],
    },
    false,
  );
} else {
  await runCheck(
    {
      name: 'unit, component and API tests',
      command: [...JEST, `--outputFile=${JEST_RESULTS}`, '--testPathPatterns', NOT_ON_POSTGRES],
    },
    false,
  );
  await apiTestsOnPostgres();
  await runCheck({ name: 'builds', command: ['node', 'shared/tooling/src/release/build.ts'] });
  ensureChromium();
  await runCheck(
    { name: 'browser tests', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] },
    false,
  );
}

const results = [...checks, ...(await lastResults())];
const count = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
for (const { name, outcome } of results) if (outcome === 'failed') console.log(`FAILED: ${name}`);
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(count('failed') === 0 ? 0 : 1);

async function apiTestsOnPostgres(): Promise<void> {
  const server = await postgresServer();
  try {
    await runCheck(
      {
        name: `API tests on ${server.version}`,
        command: [...JEST, `--outputFile=${JEST_RESULTS_POSTGRES}`, '--selectProjects', 'api', '--', POSTGRES_TESTS],
      },
      false,
      { TEST_DATABASE_URL: server.url },
    );
  } finally {
    await server.stop();
  }
}

/** @param counted false for a test runner: its tests are counted instead, and the runner itself only if it fails */
async function runCheck({ name, command }: Check, counted = true, env: Record<string, string> = {}): Promise<void> {
  const startedAt = performance.now();
  const passed = await run(command, env);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (counted || !passed) {
    checks.push({ kind: 'unit', name, outcome: passed ? 'passed' : 'failed', firstTry: true });
  }
}

/** Runs a command. Prints its output only if it fails, except for test runners, which print their progress. */
function run([command = '', ...args]: string[], env: Record<string, string>): Promise<boolean> {
  const isTestRunner = ['jest', 'playwright'].includes(command);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: isTestRunner ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_RESULTS, npm_config_loglevel: 'error' },
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
