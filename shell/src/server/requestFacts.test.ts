import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@storefront/config/breakpoints';
import { readEnvironment } from './env.ts';
import { requestFacts } from './requestFacts.ts';

const env = readEnvironment({ SHELL_RELEASE_DIR: '/x' });
const facts = (cookie: string | undefined) => requestFacts(cookie, 'sv', env);
const ralph = (value: unknown) => `ralph=${encodeURIComponent(JSON.stringify(value))}`;

test('STATE-02 the persisted state comes back from its cookie', () => {
  const { state } = facts(
    ralph({
      favorites: [3, 1],
      customerType: 'ORGANIZATION',
      vatIncluded: false,
      relocateAlias: 'krok',
      relocatePage: 2,
    }),
  );

  expect(state.favorites.productIds).toEqual([3, 1]);
  expect(state.site).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' });
  expect(state.list).toEqual({ relocateAlias: 'krok', relocatePage: 2, backNavigated: false });
});

test.each([
  ['no cookies', undefined],
  ['broken JSON', 'ralph=%7Bnope'],
  ['broken escapes', 'ralph=%E0%A4%A; ralph-cart=%'],
  ['values of the wrong kind', ralph({ favorites: 'x', customerType: 7, vatIncluded: 'yes', relocatePage: -3 })],
  ['an array', ralph([1, 2])],
])('tampered cookies count as none: %s', (_what, cookie) => {
  const { state, cartId, token } = facts(cookie);

  expect(state.favorites.productIds).toEqual([]);
  expect(state.site).toEqual({ customerType: 'PERSON', vatIncluded: true, viewport: 'desktop' });
  expect(cartId).toBeUndefined();
  expect(token).toBeUndefined();
});

test('a cart id, a market and a token that cannot be one are not sent to the API', () => {
  const { cartId, token, shop } = facts(
    `ralph-cart=${encodeURIComponent('"><script>')}; ralph-auth=${encodeURIComponent('a\r\nb')}; ralph-selected-market=../..`,
  );

  expect(cartId).toBeUndefined();
  expect(token).toBeUndefined();
  expect(shop.market).toBe('se');
});

test('STATE-34 the server assumes a desktop of 1360 px', () => {
  expect(SERVER_VIEWPORT_WIDTH).toBe(1360);
  expect(facts(undefined).state.site.viewport).toBe(viewportClass(1360));
});
