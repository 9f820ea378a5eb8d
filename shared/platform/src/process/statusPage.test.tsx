import { statusPage } from './statusPage.ts';

const period = (release: string, since: string) => ({
  entry: { release, url: `http://localhost:3002/${release}/` },
  since,
});

test('the page names state, live, previous and refused releases and candidates of each remote', () => {
  const refusedSince = { 'mf-search': '2026-11-24T10:05:00.000Z' };
  const processes = [
    {
      pid: 11,
      states: { 'mf-search': 'refused' as const },
      live: { 'mf-search': 'b' },
      failures: { 'mf-search': 'c: <It loops>' },
      refusedSince,
      candidates: {},
    },
    {
      pid: 12,
      states: { 'mf-search': 'refused' as const },
      live: { 'mf-search': 'a' },
      failures: { 'mf-search': 'c: <It loops>' },
      refusedSince,
      candidates: {},
    },
  ];
  const history = { 'mf-search': [period('b', '2026-11-24T10:00:00Z'), period('a', '2026-11-23T10:00:00Z')] };
  const rates = {
    'mf-search': {
      live: { release: 'b', renders: 240, failed: 3, p95Ms: 91, cpuMs: 2.5 },
      before: { release: 'a', renders: 0, failed: 0, p95Ms: 0, cpuMs: 0 },
      candidate: { release: 'd', renders: 24, failed: 1, p95Ms: 64, cpuMs: 2, share: 10 },
    },
  };
  document.body.innerHTML = statusPage({
    states: {},
    live: {},
    failures: {},
    refusedSince: {},
    candidates: {},
    history,
    processes,
    rates,
  });

  const cells = [...document.querySelectorAll('tbody th, tbody td')].map((cell) => cell.innerHTML);
  expect(cells).toEqual([
    'mf-search',
    'refused',
    '11: b<br>12: a',
    '2026-11-24T10:00:00Z',
    'a',
    'c: &lt;It loops&gt;',
    '2026-11-24T10:05:00.000Z',
    '3 of 240 failed, loaders 91 ms (p95), 2.5 ms of processor time each',
    '',
    'd for 10 % of the visitors: 1 of 24 failed, loaders 64 ms (p95), 2 ms of processor time each',
  ]);
});
