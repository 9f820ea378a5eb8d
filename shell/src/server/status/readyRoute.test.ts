import { fastify } from 'fastify';
import { serveReady } from './readyRoute.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

interface State {
  live: Record<string, string>;
  isStopping?: boolean;
}

/** A shell that requires mf-search. */
async function readiness({ live, isStopping = false }: State): Promise<{ status: number; body: unknown }> {
  const app = fastify();
  serveReady(app, {
    releases: {
      status: () => ({ live, failures: { 'mf-search': 'b: refused' }, refusedSince: {} }),
      missing: async (required = []) => required.filter((name) => !Object.hasOwn(live, name)),
    },
    required: ['mf-search'],
    lifecycle: { isStopping: () => isStopping },
  });
  stops.push(() => app.close());
  const response = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/-/ready`);
  return { status: response.status, body: await response.json() };
}

test('a shell whose required remotes are live is ready, although a newer release is refused', async () => {
  const live = { 'mf-search': 'a' };
  const body = { ready: true, live, missing: [], failures: { 'mf-search': 'b: refused' } };

  expect(await readiness({ live })).toEqual({ status: 200, body });
});

test.each<[string, State, string[]]>([
  ['without a live remote', { live: {} }, ['mf-search']],
  ['without a required remote', { live: { 'mf-content': 'c' } }, ['mf-search']],
  ['that is stopping', { live: { 'mf-search': 'a' }, isStopping: true }, []],
])('a shell %s is not ready and names what is missing', async (_what, state, missing) => {
  expect(await readiness(state)).toMatchObject({ status: 503, body: { ready: false, live: state.live, missing } });
});

test('a shell without required remotes is not ready before any remote is live', async () => {
  const app = fastify();
  serveReady(app, {
    releases: { status: () => ({ live: {}, failures: {}, refusedSince: {} }), missing: async () => [] },
    required: undefined,
    lifecycle: { isStopping: () => false },
  });
  stops.push(() => app.close());

  expect((await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/-/ready`)).status).toBe(503);
});
