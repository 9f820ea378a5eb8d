import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { ReleaseStore } from '../host/store/releaseStore.ts';
import { serveStatus } from './statusRoutes.ts';

const ENTRY = { release: 'a', url: 'http://localhost:3002/a/', integrity: 'sha384-a' };
const STATUS = {
  states: { 'mf-search': 'live' as const },
  live: { 'mf-search': 'a' },
  failures: {},
  refusedSince: {},
  candidates: {},
};

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function statusFor(accept: string): Promise<Response> {
  const store = new ReleaseStore(mkdtempSync(path.join(tmpdir(), 'status-')));
  await store.note('mf-search', ENTRY);
  const app = fastify();
  serveStatus(app, {
    store,
    status: () => STATUS,
    collect: async () => ({ processes: [{ pid: 11, ...STATUS }], rates: {} }),
  });
  stops.push(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return fetch(`${origin}/-/remotes`, { headers: { accept } });
}

test('tools get the releases of all processes and what was live as JSON, never from a cache', async () => {
  const response = await statusFor('*/*');

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    ...STATUS,
    history: { 'mf-search': [{ entry: ENTRY, since: expect.any(String) }] },
    processes: [{ pid: 11, ...STATUS }],
    rates: {},
  });
});

test('browsers get a page that runs no scripts, never from a cache', async () => {
  const { headers, text } = await statusFor('text/html,application/xhtml+xml').then(async (response) => ({
    headers: response.headers,
    text: await response.text(),
  }));

  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('mf-search');
});
