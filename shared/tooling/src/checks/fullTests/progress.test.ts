import type { TestResult } from '../testResults.ts';
import { asText, outcomeOf, type StoredOutcome } from './outcome.ts';
import { partsToRun, progressOf, type Progress } from './progress.ts';

const STATE = { commit: '1a2b3c4d', tree: 'aaaa' };
const result = (name: string, outcome: TestResult['outcome'], seconds = 1): TestResult => ({
  kind: 'e2e',
  name,
  outcome,
  firstTry: true,
  seconds,
});
const PASSED = outcomeOf({ hasPassed: true, results: [result('buys a stool', 'passed')] }, 12);
const FAILED = outcomeOf({ hasPassed: false, results: [result('buys a stool', 'failed')] }, 12);
const stored = (outcome = PASSED, state = STATE): StoredOutcome => ({
  outcome,
  state,
  endedAt: '2026-11-28T10:00:00.000Z',
});

test.each<[string, StoredOutcome | undefined, Progress]>([
  ['never ran', undefined, 'open'],
  ['passed on these files', stored(), 'passed'],
  ['passed on these files, at another commit', stored(PASSED, { ...STATE, commit: 'ffffffff' }), 'passed'],
  ['failed on these files', stored(FAILED), 'failed'],
  ['passed on other files', stored(PASSED, { ...STATE, tree: 'bbbb' }), 'outdated'],
])('a part that %s is in the state %#', (_name, outcome, expected) => {
  expect(progressOf(outcome, STATE)).toBe(expected);
});

test('without a known state of the files, no part has passed', () => {
  expect(progressOf(stored(), undefined)).toBe('outdated');
});

const PROGRESS = new Map<string, Progress>([
  ['properties', 'passed'],
  ['api', 'failed'],
  ['browser', 'outdated'],
  ['releases', 'open'],
]);

test('a run goes on with the parts that have not passed', () => {
  expect(partsToRun(PROGRESS, [], false)).toEqual(['api', 'browser', 'releases']);
});

test('a fresh run does all parts', () => {
  expect(partsToRun(PROGRESS, [], true)).toEqual(['properties', 'api', 'browser', 'releases']);
});

test('requested parts run in their order, whether they have passed or not', () => {
  expect(partsToRun(PROGRESS, ['releases', 'properties'], false)).toEqual(['properties', 'releases']);
});

test('an unknown part is refused with the names of all', () => {
  expect(() => partsToRun(PROGRESS, ['soak'], false)).toThrow(
    'Unknown part soak. Parts: properties, api, browser, releases.',
  );
});

test('a run without a test has failed', () => {
  expect(outcomeOf({ hasPassed: true, results: [] }, 1).failures).toEqual(['no test has run']);
});

test('a run whose runner fails without a failed test has failed', () => {
  const outcome = outcomeOf({ hasPassed: false, results: [result('buys a stool', 'passed')] }, 1);

  expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['the test runner has failed, but no test'] });
});

test('a run whose tests are all proven by npm test has passed', () => {
  expect(outcomeOf({ hasPassed: true, results: [], proven: 7 }, 1)).toMatchObject({ failed: 0, proven: 7 });
});

test('the text of an outcome has its seconds and its counts', () => {
  expect(asText(PASSED)).toBe('12 s: 1 passed, 0 failed, 0 skipped');
  expect(asText({ ...PASSED, proven: 3 })).toBe('12 s: 1 passed, 0 failed, 0 skipped, 3 proven by npm test');
});
