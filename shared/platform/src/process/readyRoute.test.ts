import { fastify } from 'fastify';
import { serveReady } from './readyRoute.ts';

interface Shell {
  isReady?: boolean;
  isStopping?: boolean;
  missing?: string[];
  pending?: string[];
}

const LIVE = { 'mf-search': 'a' };
const FAILURES = { 'mf-catalog': 'b: refused' };

async function readinessOf({ isReady = true, isStopping = false, missing = [], pending = [] }: Shell) {
  const app = fastify();
  serveReady(app, {
    releases: {
      status: () => ({ states: {}, live: LIVE, failures: FAILURES, refusedSince: {}, candidates: {} }),
      states: () => ({ live: Object.keys(LIVE), missing, pending }),
    },
    isReady: () => isReady,
    isStopping: () => isStopping,
  });
  const response = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/-/ready`);
  const body: unknown = await response.json();
  await app.close();
  return { status: response.status, body };
}

test('a shop that is ready without a remote names it and the reason', async () => {
  const body = { ready: true, live: LIVE, missing: ['mf-catalog'], failures: FAILURES };

  expect(await readinessOf({ missing: ['mf-catalog'] })).toEqual({ status: 200, body });
});

test('a shop that waits for a remote names it', async () => {
  const shop = { isReady: false, missing: ['mf-content'], pending: ['mf-catalog'] };

  expect(await readinessOf(shop)).toMatchObject({
    status: 503,
    body: { ready: false, missing: ['mf-content', 'mf-catalog'] },
  });
});

test('a process that is stopping is not ready', async () => {
  expect(await readinessOf({ isStopping: true })).toMatchObject({ status: 503, body: { ready: false } });
});
