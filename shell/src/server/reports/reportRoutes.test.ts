import http from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import type { BrowserReport } from '@hemvaror/platform/watch/browserReport';
import { aCandidate } from '../../testing/aCandidate.ts';
import { readEnvironment } from '../settings/settings.ts';
import { serveReports } from './reportRoutes.ts';

const RELEASE = { release: '1.0.0-a', url: 'http://localhost:3001/1.0.0-a/' };
const SAME_ORIGIN: Record<string, string> = {
  host: 'localhost:3000',
  'sec-fetch-site': 'same-origin',
  'content-type': 'text/plain',
};
const visitOf = (...releases: string[]) => JSON.stringify({ kind: 'visit', page: 'search', releases });
/** As `reportText` of the browser names releases. */
const VISIT = visitOf('/remotes/mf-search/1.0.0-a/');
const ACCEPTED = { kind: 'visit', page: 'search', releases: [{ remote: 'mf-search', release: '1.0.0-a' }] };

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A shell with the release 2.0.0-b that knows one release of mf-search. */
async function aShell(candidateOf = 'mf-content') {
  const lines: unknown[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ trustProxy: true, logger: { level: 'warn', stream } });
  const reports: (BrowserReport & { network: string })[] = [];
  serveReports(app, {
    env: readEnvironment({ SHELL_RELEASE_DIR: '/dist/2.0.0-b' }),
    releases: {
      candidates: aCandidate(candidateOf, 'b', 5).candidates,
      find: async (remote, release) => (`${remote}/${release}` === 'mf-search/1.0.0-a' ? RELEASE : undefined),
    },
    onReport: (report, network) => reports.push({ ...report, network }),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  async function post(body: string, changed: Record<string, string> = {}, headers = SAME_ORIGIN) {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const options = { method: 'POST', headers: { ...headers, ...changed }, agent: false };
    http.request(`${address}/-/report`, options, resolve).on('error', reject).end(body);
    const response = await promise;
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
  return { post, reports, lines };
}

test('a report is handed on with the network of the client, and the response is empty', async () => {
  const { post, reports } = await aShell();

  const response = await post(VISIT, { 'x-forwarded-for': '2001:db8:1:2:3::4' });

  expect([response.status, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(reports).toEqual([{ ...ACCEPTED, vitals: {}, network: '2001:db8:1:2::/64' }]);
});

test('a visit counts for the remote of its page and the shell, a fault for all releases of the page', async () => {
  const { post, reports } = await aShell();
  const releases = ['/remotes/mf-search/1.0.0-a/', '/assets/2.0.0-b/'];
  const both = [ACCEPTED.releases[0], { remote: 'shell', release: '2.0.0-b' }];

  await post(JSON.stringify({ kind: 'visit', page: 'search', releases }));
  await post(JSON.stringify({ kind: 'visit', page: 'index', releases }));
  await post(JSON.stringify({ kind: 'frozen', page: 'index', releases }));

  expect(reports.map((report) => report.releases)).toEqual([both, both.slice(1), both]);
});

test('while a remote has a candidate, visits to all pages count for both of its releases', async () => {
  const { post, reports } = await aShell('mf-search');

  await post(JSON.stringify({ kind: 'visit', page: 'index', releases: ['/remotes/mf-search/1.0.0-a/'] }));

  expect(reports.map((report) => report.releases)).toEqual([ACCEPTED.releases]);
});

test('only releases that are known count', async () => {
  const { post, reports } = await aShell();

  await post(visitOf('/remotes/mf-search/1.0.0-a/web/', '/remotes/mf-search/9.9.9/web/', '/remotes/x/1.0.0-a/web/'));
  await post(visitOf('/assets/2.0.0-b/', '/assets/1.9.0-a/'));
  await post(visitOf('/assets/1.9.0-a/'));

  expect(reports.map(({ releases }) => releases)).toEqual([
    ACCEPTED.releases,
    [{ remote: 'shell', release: '2.0.0-b' }],
  ]);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['the other site of the shop', { 'sec-fetch-site': 'same-site' }],
  ['a host that is not in the settings', { host: 'evil.example' }],
])('a report from %s is dropped', async (_from, headers) => {
  const { post, reports } = await aShell();

  expect((await post(VISIT, headers)).status).toBe(204);
  expect(reports).toEqual([]);
});

test.each([
  ['https://evil.example', 0],
  ['http://localhost:3000', 1],
])('without Sec-Fetch-Site, a report from the origin %s counts %i times', async (origin, count) => {
  const { post, reports } = await aShell();

  await post(VISIT, { origin }, { host: 'localhost:3000', 'content-type': 'text/plain' });

  expect(reports).toHaveLength(count);
});

test('a violation of the policy is handed on', async () => {
  const { post, reports } = await aShell();
  const body = { effectiveDirective: 'img-src', sourceFile: 'http://localhost:3000/assets/2.0.0-b/main.js' };

  await post(JSON.stringify([{ type: 'csp-violation', body }]), { 'content-type': 'application/reports+json' });

  expect(reports).toMatchObject([{ kind: 'policy', detail: 'img-src' }]);
});

test('what the policy of the checkout refuses is logged without an address [OP-67]', async () => {
  const { post, reports, lines } = await aShell();
  const body = {
    documentURL: 'http://localhost:3000/kassan?reason=hemlig',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?hemlig',
  };

  await post(JSON.stringify([{ type: 'csp-violation', body }]), { 'content-type': 'application/reports+json' });

  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'checkout policy violated, content refused',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/hemlig|kassan/);
  expect(reports).toEqual([]);
});

test('a body of more than 8 KiB is refused', async () => {
  const { post, reports } = await aShell();

  expect((await post(VISIT.padEnd(8_192))).status).toBe(204);
  expect(await post(VISIT.padEnd(8_193))).toMatchObject({ status: 413, body: '' });
  expect(reports).toHaveLength(1);
});

test.each(['application/json', 'application/x-www-form-urlencoded'])('%s is refused', async (type) => {
  const { post } = await aShell();

  expect(await post(VISIT, { 'content-type': type })).toMatchObject({ status: 415, body: '' });
});

test('a network that sends too many reports is refused, others are not', async () => {
  const { post, reports } = await aShell();

  for (let count = 0; count < 30; count += 1) await post(VISIT, { 'x-forwarded-for': '198.51.100.7' });

  expect(await post(VISIT, { 'x-forwarded-for': '198.51.100.7' })).toMatchObject({ status: 429, body: '' });
  expect((await post(VISIT, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(204);
  expect(reports).toHaveLength(31);
});
