import { ApiError } from '@hemvaror/runtime/api/apiError';
import { createApiReports } from './apiReports.ts';

function aLog() {
  const lines: { level: string; text: string; fields: object }[] = [];
  const add = (level: string) => (fields: object, text: string) => {
    lines.push({ level, text, fields });
  };
  return { lines, reports: createApiReports({ error: add('error'), info: add('info') }) };
}

const away = new ApiError('network', 503, 'The API did not respond.');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an outage is a line at once, then one in ten seconds with the number of failures', () => {
  const { lines, reports } = aLog();
  for (let second = 0; second < 25; second += 1) {
    for (let page = 0; page < 20; page += 1) reports.failed(away, `r${second}-${page}`);
    jest.advanceTimersByTime(1_000);
  }

  expect(lines.map(({ level, text }) => `${level} ${text}`)).toEqual(Array(3).fill('error API failed'));
  expect(lines.map(({ fields }) => fields)).toMatchObject([
    { reqId: 'r0-0', failures: 1, kind: 'network', status: 503, message: 'The API did not respond.' },
    { reqId: 'r10-0', failures: 200 },
    { reqId: 'r20-0', failures: 200 },
  ]);
});

test('one line says that the API responds again, once nothing has failed for a while', () => {
  const { lines, reports } = aLog();
  reports.answered();
  reports.failed(away, 'r1');
  reports.answered();
  expect(lines.map(({ text }) => text)).toEqual(['API failed']);

  jest.advanceTimersByTime(10_000);
  reports.answered();
  reports.answered();
  expect(lines.map(({ text }) => text)).toEqual(['API failed', 'API responds again']);

  reports.failed(away, 'r2');
  expect(lines.at(-1)).toMatchObject({ text: 'API failed', fields: { reqId: 'r2', failures: 1 } });
});

test('a long message of another service is cut', () => {
  const { lines, reports } = aLog();
  reports.failed(new ApiError('graphql', 503, 'x'.repeat(10_000)), 'r1');

  expect(lines[0]?.fields).toMatchObject({ message: 'x'.repeat(200) });
});
