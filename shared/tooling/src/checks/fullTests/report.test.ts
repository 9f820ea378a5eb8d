import { mergedOutcomes, reportText, type ReportedOutcome } from './report.ts';

const BROWSER: ReportedOutcome = {
  name: 'browser',
  what: 'every route.',
  passed: 3,
  failed: 1,
  skipped: 0,
  seconds: 61.6,
  failures: ['the front page at 390 px'],
  date: '2026-11-21',
  commit: 'a028a579',
};

test('the report has counts, date and commit of each part, and the failed tests', () => {
  const text = reportText([BROWSER]);

  expect(text).toContain('| browser | every route. | 3 | 1 | 0 | 62 | 2026-11-21 | a028a579 |');
  expect(text).toContain('- browser: the front page at 390 px');
});

test('the report states that all tests passed', () => {
  expect(reportText([{ ...BROWSER, failed: 0, failures: [] }])).toContain('All tests passed.');
});

test('the report lists a part that could not run, and does not count it as passed', () => {
  const audit = { ...BROWSER, name: 'audit', passed: 0, failed: 0, skipped: 1, failures: [], notRun: 'no endpoint' };

  const text = reportText([audit]);

  expect(text).not.toContain('All tests passed.');
  expect(text).toContain('- audit: no endpoint');
});

test('a run replaces the rows of its own parts and keeps the others, in their order', () => {
  const api = { ...BROWSER, name: 'api' };
  const latest = { ...BROWSER, failed: 0, failures: [], commit: '44e6cd31' };
  const added = { ...BROWSER, name: 'broken releases' };

  expect(mergedOutcomes([BROWSER, api], [latest, added])).toEqual([latest, api, added]);
});
