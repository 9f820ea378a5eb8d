import { fastify } from 'fastify';
import { listMetrics } from '../watch/listMetrics.ts';
import { createReleaseMetrics } from '../watch/releaseMetrics.ts';
import { createSupervisorMetrics } from '../watch/supervisorMetrics.ts';
import { serveMetrics } from './metricsRoute.ts';

const LABELS = { remote: 'mf-search', release: 'a', expose: 'SearchBox' };

test('the metrics of all processes are added up', async () => {
  const [one, other, supervisor] = [createReleaseMetrics(), createReleaseMetrics(), createSupervisorMetrics()];
  one.renders.inc(LABELS, 2);
  other.renders.inc(LABELS, 3);
  supervisor.withdrawals.inc({ remote: 'mf-search' });
  const app = fastify();
  serveMetrics(app, async () =>
    Promise.all([one, other, supervisor].map(async ({ registry }) => listMetrics(registry))),
  );

  const response = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/-/metrics`);
  const body = await response.text();
  await app.close();

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('remote_renders_total{remote="mf-search",release="a",expose="SearchBox"} 5');
  expect(body).toContain('release_withdrawals_total{remote="mf-search"} 1');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});

test('the series of old releases are removed, so that their number stays bounded', async () => {
  const metrics = createReleaseMetrics();
  for (const release of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await metrics.noteRelease('mf-search', release);
    metrics.renders.inc({ ...LABELS, release });
    metrics.loaderSeconds.observe({ ...LABELS, release }, 0.1);
    metrics.cpuSeconds.inc({ remote: 'mf-search', release }, 1);
  }

  const text = await metrics.registry.metrics();

  expect(text).not.toContain('release="a"');
  expect(text).toContain('release="b"');
  expect(text).toContain('release="f"');
});
