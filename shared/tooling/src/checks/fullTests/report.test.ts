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

test('the report counts what ran and names what failed', () => {
  const text = reportText([BROWSER], DATE);

  expect(text).toContain('2026-11-21');
  expect(text).toContain('| browser | every route. | 3 | 1 | 0 | 62 |');
  expect(text).toContain('- browser: the front page at 390 px');
});

test('the report says so when everything passed', () => {
  expect(reportText([{ ...BROWSER, failed: 0, failures: [] }], DATE)).toContain('Everything passed.');
});

test('the report does not count what could not run as passed', () => {
  const audit = { ...BROWSER, name: 'audit', passed: 0, failed: 0, skipped: 1, failures: [], notRun: 'no endpoint' };

  const text = reportText([audit], DATE);

  expect(text).not.toContain('Everything passed.');
  expect(text).toContain('- audit: no endpoint');
});
