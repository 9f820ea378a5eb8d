import { hasTracking } from './hasTracking.ts';
import { trackingServices } from './trackingServices.ts';

const SCRIPT = 'https://tags.example/gtm.js';

test('a service counts as configured with its id and the address of its script [TRACK-04]', () => {
  expect(
    trackingServices({
      tagManager: { id: 'GTM-1', scriptUrl: SCRIPT, keyStyle: 'items' },
      recommendation: { accountId: 'shop-1', scriptUrl: 'https://recommend.example/include' },
    }),
  ).toEqual({
    tagManager: { id: 'GTM-1', scriptUrl: SCRIPT, keyStyle: 'items' },
    recommendation: { accountId: 'shop-1', scriptUrl: 'https://recommend.example/include' },
  });
});

test.each<[what: string, config: Parameters<typeof trackingServices>[0]]>([
  ['no service', { tagManager: { keyStyle: 'products' } }],
  ['an id without a script', { tagManager: { id: 'GTM-1', keyStyle: 'products' } }],
  ['a script without an id', { tagManager: { scriptUrl: SCRIPT, keyStyle: 'products' } }],
  ['an account without a script', { recommendation: { accountId: 'shop-1' } }],
  ['a shell without these settings', {}],
])('%s is no configured service [TRACK-04]', (_what, config) => {
  expect(trackingServices(config)).toEqual({});
});

test.each<[expected: boolean, config: Parameters<typeof trackingServices>[0]]>([
  [false, {}],
  [false, { tagManager: { id: 'GTM-1', keyStyle: 'products' }, recommendation: { accountId: 'shop-1' } }],
  [true, { tagManager: { id: 'GTM-1', scriptUrl: SCRIPT, keyStyle: 'products' } }],
  [true, { recommendation: { accountId: 'shop-1', scriptUrl: SCRIPT } }],
])('it is %j that a service of this configuration has a script [TRACK-04]', (expected, config) => {
  expect(hasTracking(config)).toBe(expected);
});
