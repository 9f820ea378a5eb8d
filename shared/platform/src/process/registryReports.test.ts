import { until } from '@hemvaror/testing/until';
import type { ClientDecision } from '../registry/registryClient.ts';
import { RegistryError } from '../registry/registryError.ts';
import { signReport, type ShellReport } from '../registry/shellReports.ts';
import { entryOf } from '../testing/aProcess.ts';
import { RegistryReports } from './registryReports.ts';
import { shellStatusOf } from './shellStatusOf.ts';

const NOW = Date.parse('2026-11-30T12:00:30.000Z');
const status = {
  pid: 1,
  states: {},
  live: { 'mf-search': 'a' },
  failures: { 'mf-search': 'c: Error: It lacks: SearchBox' },
  refusedSince: { 'mf-search': '2026-11-30T12:00:20.000Z' },
  candidates: {},
};
const candidate = { release: 'b', share: 5, since: '2026-11-30T12:00:00.000Z' };

test('a shell says how many of its processes have each release, and which they have refused', () => {
  const processes = [
    { ...status, candidates: { 'mf-search': { ...candidate, state: 'live' as const } } },
    { ...status, failures: {}, candidates: { 'mf-search': { ...candidate, state: 'preparing' as const } } },
    {
      ...status,
      live: {},
      failures: {},
      candidates: {
        'mf-search': {
          ...candidate,
          state: 'refused' as const,
          failure: 'Error: broken',
          refusedSince: '2026-11-30T12:00:25.000Z',
        },
      },
    },
  ];

  expect(shellStatusOf(processes, NOW)).toEqual({
    processes: 3,
    remotes: {
      'mf-search': {
        taken: { a: 2, b: 1 },
        refused: [
          { release: 'c', reason: 'Error: It lacks: SearchBox', ageMs: 10_000 },
          { release: 'b', reason: 'Error: broken', ageMs: 5_000 },
        ],
      },
    },
  });
});

test('a process that is late does not hide that another one has refused a release', () => {
  const late = { ...status, failures: { 'mf-search': 'c: Error: timeout' }, refusedSince: {} };
  const refusedIn = (...processes: Parameters<typeof shellStatusOf>[0]) =>
    shellStatusOf(processes, NOW).remotes['mf-search']?.refused;

  expect(refusedIn(late)).toEqual([{ release: 'c', reason: 'Error: timeout', ageMs: 0 }]);
  expect(refusedIn(late, status, late)).toEqual([
    { release: 'c', reason: 'Error: It lacks: SearchBox', ageMs: 10_000 },
  ]);
});

test('a report has one line for what browsers have sent, however long that is', async () => {
  jest.useFakeTimers();
  const sent: ShellReport[] = [];
  const client = { report: async (report: ShellReport) => void sent.push(report), decide: jest.fn() };
  const samples = { loader: 0, lcp: 0, inp: 0, cls: 0 };
  const view = {
    remote: 'mf-search',
    ...candidate,
    renders: 1,
    samples,
    above: `Browsers reported\n"${'x'.repeat(900)}"`,
  };
  const collect = async () => ({ processes: [], views: [view] });
  new RegistryReports({ client, shell: 'shell-1', collect, log: { warn: jest.fn(), info: jest.fn() } }).start();

  await jest.advanceTimersByTimeAsync(1_000);

  const [report] = sent;
  if (!report) throw new Error('There is no report.');
  expect(report.views[0]?.above).toMatch(/^Browsers reported "x{400}/);
  expect(() => signReport({ ...report, at: '2026-11-30T12:00:00Z' }, undefined)).not.toThrow();
  jest.useRealTimers();
});

/** Reports to a registry that answers as the test says. */
function someReports(decide: (decision: ClientDecision) => Promise<unknown>) {
  const decisions: ClientDecision[] = [];
  const log = { warn: jest.fn(), info: jest.fn() };
  const reports = new RegistryReports({
    client: {
      report: async () => undefined,
      decide: async (decision) => {
        decisions.push(decision);
        await decide(decision);
        return Object.create(null);
      },
    },
    shell: 'shell-1',
    collect: async () => ({ processes: [], views: [] }),
    log,
  });
  return { reports, decisions, log };
}

test('a withdrawal is sent in one line, with the name of the shell', async () => {
  const { reports, decisions } = someReports(async () => undefined);

  reports.withdrawn({ remote: 'mf-search', entry: entryOf('b') }, 'It throws:\n  at x');

  await until(() => decisions.length === 1);
  expect(decisions[0]).toMatchObject({
    remote: 'mf-search',
    actor: 'shell-1',
    why: 'It throws:   at x',
    change: { kind: 'withdrawn', release: 'b' },
  });
});

test('a withdrawal that a registry has not taken is sent again with the same id, and one that it refuses is not', async () => {
  const { reports, decisions, log } = someReports(async ({ change }) => {
    if (decisions.length === 1) throw new Error('It does not respond.');
    if ('release' in change && change.release === 'c') throw new RegistryError('c was withdrawn before.');
  });

  reports.withdrawn({ remote: 'mf-search', entry: entryOf('b') }, 'It throws.');
  reports.withdrawn({ remote: 'mf-search', entry: entryOf('c') }, 'It throws.');

  await until(() => log.warn.mock.calls.length === 2);
  expect(decisions.map(({ change }) => ('release' in change ? change.release : undefined))).toEqual(['b', 'b', 'c']);
  expect(decisions[1]?.id).toBe(decisions[0]?.id);
});
