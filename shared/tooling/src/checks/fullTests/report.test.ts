import { reportText, type Outcome } from './report.ts';

const BROWSER: Outcome = {
  name: 'browser',
  what: 'every route.',
  passed: 3,
  failed: 1,
  skipped: 0,
  seconds: 61.6,
  failures: ['the front page at 390 px'],
};
const DATE = new Date('2026-11-21T12:00:00Z');

test('the report has counts and the failed tests', () => {
  const text = reportText([BROWSER], DATE);

  expect(text).toContain('2026-11-21');
  expect(text).toContain('| browser | every route. | 3 | 1 | 0 | 62 |');
  expect(text).toContain('- browser: the front page at 390 px');
});

test('the report states that all tests passed', () => {
  expect(reportText([{ ...BROWSER, failed: 0, failures: [] }], DATE)).toContain('All tests passed.');
});

test('the report lists a part that could not run, and does not count it as passed', () => {
  const audit = { ...BROWSER, name: 'audit', passed: 0, failed: 0, skipped: 1, failures: [], notRun: 'no endpoint' };

  const text = reportText([audit], DATE);

  expect(text).not.toContain('All tests passed.');
  expect(text).toContain('- audit: no endpoint');
});
