/**
 * `npm run test:full`: the tests that are too long for CI. Every route in both languages and at two widths, the other specs
 * of e2e/full and all variants of the journeys in e2e/tests; broken releases; the API tests on both databases; the property
 * tests with many more runs; `npm audit`; a short soak; starts beside busy processes. Writes docs/reports/test-full.md.
 * `npm run test:full -- api` runs one part; with `--report`, its row of the report is written.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildMissing } from '../release/build.ts';
import { POSTGRES_TESTS } from './postgresTests.ts';
import { ensureChromium } from '../site/chromium.ts';
import { postgresServer } from '../site/privatePostgres.ts';
import { auditPackages } from './fullTests/audit.ts';
import { REPORT_FILE, writeReport, type Outcome } from './fullTests/report.ts';
import { scriptResults } from './fullTests/scriptResults.ts';
import { ROOT } from '../project/root.ts';
import { jestResults, playwrightResults, type TestResult } from './testResults.ts';

const RESULTS = path.join(ROOT, '.cache/results-full');
const JEST_CONFIG = path.join(import.meta.dirname, 'fullTests/jest.config.js');
const PROPERTY_RUNS = 5_000;
const BAD_REQUESTS = 10_000;
const BUYERS = 1_000;
const PAYMENT_ORDERS = 200;
const SOAK_MINUTES = 8;

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

const PARTS = new Map([
  ['audit', audit],
  ['properties', propertyTests],
  ['api', apiTests],
  ['embedded', embeddedApiTests],
  ['browser', browserTests],
  ['releases', brokenReleases],
  ['start', starts],
  ['soak', soak],
]);
const requested = process.argv.slice(2).filter((argument) => argument !== '--report');
const hasReport = requested.length === 0 || process.argv.includes('--report');
if (requested.some((name) => !PARTS.has(name))) {
  console.error(`Parts: ${[...PARTS.keys()].join(', ')}; --report.`);
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const [name, part] of PARTS) {
  if (requested.length === 0 || requested.includes(name)) outcomes.push(await part());
}
if (hasReport) await writeReport(outcomes, new Date());

const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
for (const { name, failures } of outcomes) for (const failure of failures) console.log(`FAILED: ${name}: ${failure}`);
for (const { name, notRun } of outcomes) if (notRun !== undefined) console.log(`NOT RUN: ${name}: ${notRun}`);
console.log(
  `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ${sum(({ skipped }) => skipped)} skipped`,
);
if (hasReport) console.log(`Written: ${REPORT_FILE}`);
process.exit(sum(({ failed }) => failed) === 0 ? 0 : 1);

async function audit(): Promise<Outcome> {
  const startedAt = performance.now();
  const result = await auditPackages();
  const seconds = (performance.now() - startedAt) / 1000;
  const name = 'audit';
  const what = 'npm audit of shipped dependencies: known vulnerabilities, high and critical';
  const outcome = { name, what, passed: 0, failed: 0, skipped: 0, seconds, failures: [] };
  if (result.kind === 'unavailable') return { ...outcome, skipped: 1, notRun: result.reason };
  const { severe, packages } = result;
  return { ...outcome, passed: packages - severe.length, failed: severe.length, failures: severe };
}

function propertyTests(): Promise<Outcome> {
  const name = 'properties';
  const what = `all property tests, with ${PROPERTY_RUNS} runs each`;
  return outcomeOf(name, what, async () => {
    // API tests that only sample arbitraries run with the API tests.
    const files = testFiles().filter(
      (file) =>
        readFileSync(path.join(ROOT, file), 'utf8').includes("from 'fast-check'") &&
        (!file.endsWith('.api.test.ts') || file.includes('.property.')),
    );
    const env = { PROPERTY_RUNS: String(PROPERTY_RUNS) };
    return jest(name, ['--selectProjects', 'unit', 'component', 'api', '--runTestsByPath', ...files], env);
  });
}

async function apiTests(): Promise<Outcome> {
  const name = 'API on PostgreSQL';
  const server = await postgresServer().catch((error: unknown) => String(error));
  if (typeof server === 'string') return failedToRun(name, 'no PostgreSQL server', server);
  // The database server would outlive this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().finally(() => process.exit(1)));
  }
  try {
    const env = {
      TEST_DATABASE_URL: server.url,
      BAD_REQUESTS: String(BAD_REQUESTS),
      KILL_POINTS: 'all',
      PAYMENT_ORDERS: String(PAYMENT_ORDERS),
      BUYERS: String(BUYERS),
    };
    const what = `all API tests on ${server.version}, a database for each test file; ${BAD_REQUESTS} bad requests`;
    return await outcomeOf(name, what, () => jest('api', ['--selectProjects', 'api'], env));
  } finally {
    await server.stop();
  }
}

function embeddedApiTests(): Promise<Outcome> {
  const what = 'the API tests on the embedded database that CI runs on PostgreSQL';
  return outcomeOf('API on the embedded database', what, () =>
    jest('embedded', ['--selectProjects', 'api', '--', POSTGRES_TESTS], {}),
  );
}

function browserTests(): Promise<Outcome> {
  const what = 'e2e: every route × language × width, injected failures, and all variants of the journeys of CI';
  return outcomeOf('browser', what, () => playwright('browser', ['chromium', 'firefox', 'webkit']));
}

/** Alone on the machine, as these tests measure times. */
function brokenReleases(): Promise<Outcome> {
  const what = 'every fault of a release × every remote, each fault in at least 60 s at 20 requests/s';
  return outcomeOf('broken releases', what, () => playwright('releases', ['releases'], ['--workers=1']));
}

function starts(): Promise<Outcome> {
  const what =
    'a clean clone started beside 0, 4 and 12 busy processes, on an empty and a filled data folder: first pages';
  return outcomeOf('start', what, () => script('start', 'start-check/startCheck.ts', []));
}

function soak(): Promise<Outcome> {
  const what = `memory of shell and API under ${SOAK_MINUTES} minutes of load with 40 requests/s, as \`npm start\` runs them`;
  return outcomeOf('soak', what, () => script('soak', 'soak/soak.ts', ['--minutes', String(SOAK_MINUTES)]));
}

/** @param file path in shared/tooling/src, of a command that writes its outcome to the file of `--result` */
async function script(name: string, file: string, args: string[]) {
  const result = path.join(RESULTS, `${name}.json`);
  const code = await run(['node', `shared/tooling/src/${file}`, ...args, '--result', result], {});
  return { code, results: await scriptResults(result) };
}

async function playwright(name: string, projects: string[], args: string[] = []) {
  await buildMissing();
  ensureChromium();
  const file = path.join(RESULTS, `playwright-${name}.json`);
  const selected = projects.flatMap((project) => ['--project', project]);
  const command = ['playwright', 'test', '--config', 'e2e/playwright.full.config.ts', ...selected, ...args];
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return { code, results: await playwrightResults(file) };
}

async function jest(name: string, args: string[], env: Record<string, string>) {
  const file = path.join(RESULTS, `${name}.json`);
  const command = [
    'jest',
    '--config',
    JEST_CONFIG,
    '--json',
    `--outputFile=${file}`,
    '--reporters=default',
    '--silent',
  ];
  const code = await run([...command, ...args], env);
  return { code, results: await jestResults(file) };
}

async function outcomeOf(
  name: string,
  what: string,
  work: () => Promise<{ code: number | null; results: TestResult[] }>,
): Promise<Outcome> {
  const startedAt = performance.now();
  try {
    const { code, results } = await work();
    const count = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
    const failures = results.filter(({ outcome }) => outcome === 'failed').map((result) => withoutRoot(result.name));
    // No tests, or an exit code without a failed test, counts as a failure.
    if (failures.length === 0 && (code !== 0 || results.length === 0)) failures.push(`exited with ${code}`);
    const seconds = (performance.now() - startedAt) / 1000;
    return {
      name,
      what,
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped'),
      seconds,
      failures,
    };
  } catch (error) {
    return failedToRun(name, what, String(error));
  }
}

function failedToRun(name: string, what: string, reason: string): Outcome {
  return { name, what, passed: 0, failed: 1, skipped: 0, seconds: 0, failures: [withoutRoot(reason)] };
}

/** Removes the absolute path of this machine from the committed report. */
function withoutRoot(text: string): string {
  return text.replaceAll(`${ROOT}${path.sep}`, '');
}

function testFiles(): string[] {
  const ignored = (name: string) => /^(node_modules|dist|\.work|\.cache|\.data)$/.test(name);
  return globSync('{shared,shell,mf-*,commerce-api}/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: ignored }).toSorted();
}

function run([command = '', ...args]: string[], env: Record<string, string>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, npm_config_loglevel: 'error' },
    });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}
