import { fastify } from 'fastify';
import { Observations } from '../watch/observations.ts';
import { createReleaseMetrics } from '../watch/releaseMetrics.ts';
import { RequestWatch } from './requestWatch.ts';
import type { ReleaseSnapshot } from './releaseSnapshot.ts';

const { log } = fastify({ logger: false });
const RELEASES: ReleaseSnapshot = {
  load: () => Promise.reject(new Error('This test loads no module.')),
  has: () => true,
  releaseOf: () => '0.1.0-3fa8b21c',
  webFiles: () => ({ js: [], css: [] }),
  pageRemotes: {},
  integrityOf: () => undefined,
  fileOf: () => undefined,
};

function watchWith(observations: Observations | undefined, isApiAway = false) {
  return new RequestWatch({ log, releases: RELEASES, observations, isApiAway: () => isApiAway });
}

test('a repeated failure is logged once, with remote, release and expose', () => {
  const logError = jest.spyOn(log, 'error').mockReset();
  const watch = watchWith(undefined);
  const err = new Error('broken');

  watch.failed('mf-search/SearchBox', err);
  watch.failed('mf-search/SearchBox', new Error('thrown again'));
  watch.failed(undefined, err);

  expect(logError).toHaveBeenCalledTimes(1);
  expect(logError).toHaveBeenCalledWith(
    { remote: 'mf-search', release: '0.1.0-3fa8b21c', expose: 'SearchBox', err },
    'page or slot failed',
  );
});

test('two slots that time out with the same error are logged separately', () => {
  const logError = jest.spyOn(log, 'error').mockReset();
  const watch = watchWith(undefined);
  const err = new Error('not rendered in time');

  watch.failed('mf-search/SearchBox', err);
  watch.failed('mf-account/AccountPanel', err);

  expect(logError).toHaveBeenCalledTimes(2);
});

function anObserver() {
  const metrics = createReleaseMetrics();
  return new Observations({ metrics, cpu: { take: () => new Map() }, releaseIn: () => undefined });
}

test('an expose that fails is counted once in a request, with its stack', () => {
  jest.spyOn(log, 'error').mockReset();
  const observations = anObserver();
  const watch = watchWith(observations);

  watch.rendered('mf-search/SearchBox');
  watch.rendered('mf-search/SearchBox');
  watch.failed('mf-search/SearchBox', new Error('broken'));
  watch.unavailable('mf-search/SearchBox', 500);
  const [counts] = observations.take().exposes;

  expect(counts).toMatchObject({ release: '0.1.0-3fa8b21c', expose: 'SearchBox', renders: 1, failed: 1 });
  expect(counts?.stacks).toEqual([expect.stringContaining('Error: broken')]);
});

test('the stack of a failure contains no address and no quoted value', () => {
  jest.spyOn(log, 'error').mockReset();
  const observations = anObserver();

  watchWith(observations).failed('mf-account/AccountPage', new Error('no user "Kim" with kim@example.com'));
  const [counts] = observations.take().exposes;

  expect(counts?.stacks).toEqual([expect.stringMatching(/^Error: no user "…" with \(address\)\n\s+at /)]);
});

test('a page that responds with 503 counts as failed, though nothing was thrown', () => {
  const observations = anObserver();
  const watch = watchWith(observations);

  watch.rendered('mf-catalog/ListPage');
  watch.unavailable('mf-catalog/ListPage', 503);

  expect(observations.take().exposes).toMatchObject([{ renders: 1, failed: 1 }]);
});

test('a release is not to blame for a failure while the API is away', () => {
  jest.spyOn(log, 'error').mockReset();
  const observations = anObserver();
  const watch = watchWith(observations, true);

  watch.rendered('mf-search/SearchBox');
  watch.failed('mf-search/SearchBox', new Error('no data'));

  expect(observations.take().exposes).toMatchObject([{ renders: 1, failed: 0, stacks: [] }]);
});

test('the times of loaders are counted, also of those that throw, but not of the first ones', async () => {
  const observations = anObserver();
  const watch = watchWith(observations);
  const load = async () => watch.measured('mf-catalog/ListPage', () => Promise.reject(new Error('broken')));

  for (let loaders = 0; loaders < 5; loaders += 1) await expect(load()).rejects.toThrow();
  const [counts] = observations.take().exposes;

  expect(counts?.times.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(observations.take().exposes).toEqual([]);
});
