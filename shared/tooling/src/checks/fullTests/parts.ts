import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../project/root.ts';
import { postgresServer } from '../../site/privatePostgres.ts';
import { JEST_RESULTS, JEST_RESULTS_POSTGRES } from '../testResults.ts';
import { BROWSER_PARTS } from './browserParts.ts';
import type { PartRun } from './outcome.ts';
import { provenFiles } from './proven.ts';
import { jest, playwright, type RunOptions } from './runners.ts';

const PROPERTY_RUNS = { PROPERTY_RUNS: '5000' };
/** CI runs the same tests with less of each. */
const API_SWITCHES = { BAD_REQUESTS: '10000', BUYERS: '1000', KILL_POINTS: 'all', PAYMENT_ORDERS: '200' };

export interface Part {
  what: string;
  run: (options: RunOptions) => Promise<PartRun>;
}

/** The parts of the long tests by name, in their order. */
export const PARTS: ReadonlyMap<string, Part> = new Map([
  ['properties', { what: `all property tests, with ${PROPERTY_RUNS.PROPERTY_RUNS} runs each`, run: properties }],
  ['api', { what: 'all API tests on PostgreSQL, with more requests, buyers and killed processes', run: api }],
  ['embedded', { what: 'all API tests on the embedded database', run: embedded }],
  ...BROWSER_PARTS.map((part): [string, Part] => [
    part.name,
    { what: part.what, run: async (options) => playwright(part, options) },
  ]),
]);

async function properties(options: RunOptions): Promise<PartRun> {
  // API tests that only sample arbitraries run with the API tests.
  const files = testFiles('{shared,shell,mf-*,commerce-api}/**/*.test.{ts,tsx}').filter(
    (file) => contains(file, ["from 'fast-check'"]) && (!file.endsWith('.api.test.ts') || file.includes('.property.')),
  );
  return jest('properties', files, PROPERTY_RUNS, options);
}

async function api(options: RunOptions): Promise<PartRun> {
  const proven = await provenFiles(JEST_RESULTS_POSTGRES, options.state);
  const files = apiTests().filter((file) => !proven.includes(file) || contains(file, Object.keys(API_SWITCHES)));
  const server = await postgresServer();
  try {
    return await jest('api', files, { ...API_SWITCHES, TEST_DATABASE_URL: server.url }, options);
  } finally {
    await server.stop();
  }
}

async function embedded(options: RunOptions): Promise<PartRun> {
  const proven = await provenFiles(JEST_RESULTS, options.state);
  return jest(
    'embedded',
    apiTests().filter((file) => !proven.includes(file)),
    {},
    options,
  );
}

function apiTests(): string[] {
  return testFiles('{commerce-api,shared/platform}/**/*.api.test.ts');
}

function testFiles(pattern: string): string[] {
  const ignored = (name: string) => /^(node_modules|dist|\.work|\.cache|\.data)$/.test(name);
  return globSync(pattern, { cwd: ROOT, exclude: ignored }).toSorted();
}

function contains(file: string, texts: readonly string[]): boolean {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return texts.some((text) => source.includes(text));
}
