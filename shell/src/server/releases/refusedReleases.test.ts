import { RefusedReleases } from './refusedReleases.ts';

const RETRY_AFTER_MS = 5_000;

function refusing(...remotes: string[]): RefusedReleases {
  const refused = new RefusedReleases();
  for (const remote of remotes) refused.add(remote, '1.0.1-b', new Error('HTTP 404'), 0);
  return refused;
}

test('a refused release is listed with its reason', () => {
  expect(refusing('mf-catalog').reasons()).toEqual({ 'mf-catalog': '1.0.1-b: Error: HTTP 404' });
});

test('a refused release is listed with the time of its first refusal', () => {
  const refused = refusing('mf-catalog');
  refused.add('mf-catalog', '1.0.1-b', new Error('HTTP 404'), 5_000);
  expect(refused.since()).toEqual({ 'mf-catalog': '1970-01-01T00:00:00.000Z' });

  refused.add('mf-catalog', '1.0.2-c', new Error('HTTP 404'), 9_000);
  expect(refused.since()).toEqual({ 'mf-catalog': '1970-01-01T00:00:09.000Z' });
});

test('a refused release is forgotten once the registry names the live release', () => {
  const refused = refusing('mf-catalog', 'mf-search');

  refused.delete('mf-catalog');

  expect(Object.keys(refused.reasons())).toEqual(['mf-search']);
});

test('a refused release is forgotten once the registry does not name its remote', () => {
  const refused = refusing('mf-guides', 'mf-search');

  refused.keepOnly(new Set(['mf-catalog', 'mf-search']));

  expect(Object.keys(refused.reasons())).toEqual(['mf-search']);
});

test('a refused release waits until its retry time', () => {
  const refused = refusing('mf-catalog');

  expect(refused.isWaiting('mf-catalog', '1.0.1-b', RETRY_AFTER_MS - 1)).toBe(true);
  expect(refused.isWaiting('mf-catalog', '1.0.1-b', RETRY_AFTER_MS)).toBe(false);
});

test('the attempts become rarer', () => {
  const refused = refusing('mf-catalog');
  const waits = [2, 3, 4].map(() => {
    refused.add('mf-catalog', '1.0.1-b', new Error('HTTP 404'), 0);
    return [29_999, 30_000, 299_999, 300_000].map((now) => refused.isWaiting('mf-catalog', '1.0.1-b', now));
  });

  expect(waits).toEqual([
    [true, false, false, false],
    [true, true, true, false],
    [true, true, true, false],
  ]);
});

test.each([
  ['release', 'mf-catalog', '1.0.2-c'],
  ['remote', 'mf-search', '1.0.1-b'],
])('another %s does not wait', (_title, remote, release) => {
  expect(refusing('mf-catalog').isWaiting(remote, release, 0)).toBe(false);
});
