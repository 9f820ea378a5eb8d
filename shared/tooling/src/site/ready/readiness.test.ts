import { awaitedRemotes, readinessFrom } from './readiness.ts';
import { remoteWarnings } from './remoteWarnings.ts';

const body = (readiness: object) => readinessFrom(JSON.stringify(readiness));

test('remotes without a live release are awaited, with their reasons', () => {
  const readiness = body({ live: { 'mf-search': '1.0.0-a' }, failures: { 'mf-catalog': '1.0.0-b: fetch failed' } });

  expect(readiness && awaitedRemotes(['mf-search', 'mf-catalog', 'mf-content'], readiness)).toEqual([
    { name: 'mf-catalog', reason: '1.0.0-b: fetch failed' },
    { name: 'mf-content' },
  ]);
});

test.each([undefined, '', '<html>', '{"live":1}'])('%j is no readiness response', (text) => {
  expect(readinessFrom(text)).toBeUndefined();
});

test('a shop with all remotes has no warnings', () => {
  expect(remoteWarnings({ live: { 'mf-search': '1.0.0-a' }, missing: [], failures: {} })).toEqual([]);
});

test('a warning names the remote that is not running, the reason and the consequence', () => {
  const lines = remoteWarnings({
    live: {},
    missing: ['mf-search'],
    failures: { 'mf-search': '1.0.0-a:\nTypeError: fetch failed' },
  });

  expect(lines).toEqual([
    'mf-search is not running (1.0.0-a: fetch failed). Its pages show an error. The shell keeps trying to load it.',
  ]);
});

test('a remote that is missing without a known reason has a warning, too', () => {
  expect(remoteWarnings({ live: {}, missing: ['mf-search'], failures: {} })).toEqual([
    'mf-search is not running. Its pages show an error. The shell keeps trying to load it.',
  ]);
});

test('a remote whose new release was refused runs its previous one', () => {
  const lines = remoteWarnings({
    live: { 'mf-search': '1.0.0-a' },
    missing: [],
    failures: { 'mf-search': '1.0.0-b: no' },
  });

  expect(lines).toEqual([
    'mf-search runs its previous release 1.0.0-a (1.0.0-b: no). The shell keeps trying to load the new one.',
  ]);
});
