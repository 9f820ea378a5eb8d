import { ReportLimit } from './reportLimit.ts';

const accepted = (limit: ReportLimit, networks: string[], nowMs = 0) =>
  networks.map((network) => limit.accepts(network, nowMs));

test('each network has a limit for a minute', () => {
  const limit = new ReportLimit({ perNetwork: 2, perProcess: 9 });

  expect(accepted(limit, ['a', 'a', 'a', 'b'])).toEqual([true, true, false, true]);
  expect(accepted(limit, ['a'], 59_999)).toEqual([false]);
  expect(accepted(limit, ['a'], 60_000)).toEqual([true]);
});

test('all networks together have a limit for a minute', () => {
  const limit = new ReportLimit({ perNetwork: 2, perProcess: 3 });

  expect(accepted(limit, ['a', 'b', 'c', 'd'])).toEqual([true, true, true, false]);
  expect(accepted(limit, ['d'], 60_000)).toEqual([true]);
});
