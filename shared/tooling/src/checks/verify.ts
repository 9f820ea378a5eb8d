/**
 * Runs every check: generated code, format, lint, styles, import borders, unused code, words, types; unit,
 * component and API tests beside the builds; browser tests. `--quick` stops before the API tests, builds and browser tests.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { WORKERS } from '@hemvaror/testing/testLimits';
import { ROOT } from '../project/root.ts';
import { ensureChromium } from '../site/chromium.ts';
import { postgresServer } from '../site/privatePostgres.ts';
import { NOT_ON_POSTGRES, POSTGRES_TESTS } from './postgresTests.ts';
import { misplacedIds, requirementsFrom } from './requirementsTable.ts';
import { slowestTests } from './slowest.ts';
import { startCommonSite, type CommonSite } from './stages/commonSite.ts';
import { runCommand } from './stages/runCommand.ts';
import { StageLog } from './stages/stageLog.ts';
import { STATIC_CHECKS } from './stages/staticChecks.ts';
import {
  JEST_RESULTS,
  JEST_RESULTS_POSTGRES,
  lastResults,
  PLAYWRIGHT_RESULTS,
  RESULTS_DIR,
  type TestResult,
} from './testResults.ts';
import { readTreeState, stampResults } from './treeState.ts';

const REPORTERS = path.join(import.meta.dirname, 'reporters');
const JEST = ['jest', '--json', `--reporters=${REPORTERS}/jestReporter.ts`, '--silent', `--maxWorkers=${WORKERS}`];

const log = new StageLog();
const startedAt = performance.now();
await rm(RESULTS_DIR, { recursive: true, force: true });
await mkdir(RESULTS_DIR, { recursive: true });
const state = readTreeState();

await staticChecks();
if (process.argv.includes('--quick')) {
  await jest('unit and component tests', JEST_RESULTS, ['--selectProjects', 'unit', 'component']);
} else {
  // Builds and the start of the site use the time in which API tests wait for their processes.
  const [built] = await Promise.all([buildAndStart(), jestTests()]);
  if (built) await browserTests(built.site);
  await built?.site?.stop();
}

// `npm run test:full` does not repeat what has passed on the same files.
await stampResults(RESULTS_DIR, state);
const tests = await lastResults();
await checkIds(tests);
const results = [...log.results, ...tests];
const count = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
console.log(`Slowest tests:\n${slowestTests(tests).join('\n')}`);
for (const { name, outcome } of results) if (outcome === 'failed') console.log(`FAILED: ${name}`);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped in ${minutes} min`);
process.exit(count('failed') === 0 ? 0 : 1);

async function staticChecks(): Promise<void> {
  const queue = [...STATIC_CHECKS];
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { name, command, prints = false } = check;
      await log.run(name, () => runCommand(command, { hasProgress: prints }));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, lane));
}

/** @returns undefined if a build failed */
async function buildAndStart(): Promise<{ site: CommonSite | undefined } | undefined> {
  const areBuilt = await log.run('builds', () => runCommand(['node', 'shared/tooling/src/release/build.ts']));
  return areBuilt ? { site: await startCommonSite() } : undefined;
}

async function jestTests(): Promise<void> {
  await jest('unit, component and embedded API tests', JEST_RESULTS, ['--testPathPatterns', NOT_ON_POSTGRES]);
  const server = await postgresServer();
  const options = ['--selectProjects', 'api', '--testPathPatterns', POSTGRES_TESTS];
  try {
    await jest(`API tests on ${server.version}`, JEST_RESULTS_POSTGRES, options, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function jest(stage: string, outputFile: string, options: string[], env: Record<string, string> = {}) {
  const command = [...JEST, `--outputFile=${outputFile}`, ...options];
  await log.run(stage, () => runCommand(command, { hasProgress: true, env: { ...env, STAGE: stage } }), {
    isRunner: true,
  });
}

async function browserTests(site: CommonSite | undefined): Promise<void> {
  ensureChromium();
  const reporters = `--reporter=${REPORTERS}/playwrightReporter.ts,json`;
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', reporters];
  const env = { ...site?.env, STAGE: 'browser tests', PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_RESULTS };
  await log.run('browser tests', () => runCommand(command, { hasProgress: true, env }), { isRunner: true });
}

/** Fails each test that names a requirement where it does not count. */
async function checkIds(tests: readonly TestResult[]): Promise<void> {
  const requirements = requirementsFrom(await readFile(path.join(ROOT, 'docs/requirements.md'), 'utf8'));
  for (const name of misplacedIds(requirements, tests)) {
    log.add(`requirement ids belong in brackets at the end of the name: ${name}`, false);
  }
}
