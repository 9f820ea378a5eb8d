import { reportRecovered } from './reportRecovered.ts';

const cause = new Error('no such product');

test.each<[what: string, error: unknown, reported: unknown[]]>([
  ['its cause', new Error('hydration failed', { cause }), [[cause]]],
  ['itself if it has no cause', cause, [[cause]]],
  ['itself if it is not an Error', 'text', [['text']]],
  ['not if the server has reported it', Object.assign(new Error('server'), { digest: 'request-1' }), []],
])('a recovered error is reported: %s', (_what, error, reported) => {
  const report = jest.fn();
  window.reportError = report;

  reportRecovered(error);

  expect(report.mock.calls).toEqual(reported);
});
