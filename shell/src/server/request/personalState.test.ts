import { inspect } from 'node:util';
import { array, assert, asyncProperty, boolean, constantFrom, nat, stringMatching, tuple } from 'fast-check';
import { PERSONAL_COOKIES } from './personalState.ts';
import { aRequest, aResolver, aVisitor } from '../../testing/aVisitor.ts';

const persisted = (state: object) => `ralph=${encodeURIComponent(JSON.stringify(state))}`;

test.each([
  ['no cookies', undefined],
  ['an empty header', ''],
  ['cookies of no effect', '_ga=GA1.1; ralph-cookie-consent=true; ralph=not-json'],
])('a visitor with %s is anonymous, with the defaults', async (_what, cookie) => {
  const visitor = await aVisitor(cookie);

  expect(visitor.personal).toBeUndefined();
  expect(visitor.site).toEqual({ customerType: 'PERSON', vatIncluded: true, viewport: 'desktop' });
  expect(visitor.shop.checkoutMarket).toBe(visitor.shop.market);
});

const [FAVORITES, CART] = [persisted({ favorites: [3] }), 'ralph-cart=cart-id-1'];

test.each([
  ['favorites', FAVORITES, '/'],
  ['favorites', FAVORITES, '/kassan'],
  ['a product of a list to return to', persisted({ relocateAlias: 'hook', relocatePage: 2 }), '/c/krokar'],
  ['a cart', CART, '/'],
  ['a cart', CART, '/favoriter'],
  ['a cart', CART, '/en/p/hook'],
])('a visitor with %s (%s) gets the common document of %s: it arrives in the browser', async (_what, cookie, url) => {
  expect((await aVisitor(cookie, undefined, undefined, url)).personal).toBeUndefined();
});

test.each([
  ['favorites', FAVORITES, '/favoriter'],
  ['favorites', FAVORITES, '/en/favorites'],
  ['a cart', CART, '/kassan'],
  ['a cart', CART, '/en/checkout?step=2'],
  ['a cart', CART, '/order/1234'],
])('a visitor with %s (%s) gets their own document of %s, which shows it', async (_what, cookie, url) => {
  expect((await aVisitor(cookie, undefined, undefined, url)).personal).toBeDefined();
});

test('a visitor who has sent a form without JavaScript gets their own document, with cart and favorites', async () => {
  const { personal } = await aVisitor(`ralph-form=1; ${CART}; ${FAVORITES}`);

  expect(personal).toMatchObject({ cartId: 'cart-id-1', state: { favorites: { productIds: [3] } } });
});

test('a visitor with a personal cookie of any value, among any others, is not anonymous', async () => {
  const name = stringMatching(/^[\w-]{1,20}$/);
  const value = stringMatching(/^[\w%.~-]{0,30}$/);
  const pair = tuple(name, value).map(([key, text]) => `${key}=${text}`);

  await assert(
    asyncProperty(
      constantFrom(...PERSONAL_COOKIES),
      value,
      array(pair, { maxLength: 6 }),
      nat(6),
      constantFrom('; ', ';', ' ;  '),
      async (personal, text, others, at, separator) => {
        const cookies = others.toSpliced(at, 0, `${personal}=${text}`).join(separator);
        expect((await aVisitor(cookies)).personal).toBeDefined();
      },
    ),
  );
});

test('an anonymous visitor has known values only', async () => {
  await assert(
    asyncProperty(
      array(stringMatching(/^x-[\w-]{1,20}=y-\w{0,30}$/), { maxLength: 6 }),
      constantFrom('PERSON', 'ORGANIZATION'),
      boolean(),
      constantFrom('', 'ralph-checkout-market=fi; ', 'ralph-checkout-market=x-; ', 'ralph-locale=x-; '),
      async (unknown, customerType, vatIncluded, known) => {
        const cookies = [...unknown, known + persisted({ customerType, vatIncluded, extra: 'x-' })].join('; ');
        const visitor = await aVisitor(cookies);

        expect(visitor.personal).toBeUndefined();
        expect(visitor.site).toMatchObject({ customerType, vatIncluded });
        expect(inspect(visitor, { depth: Infinity })).not.toMatch(/\bx-/);
      },
    ),
  );
});

test.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  [undefined, false],
])('a page of which browsers say %s is a prefetch: %s', async (purpose, expected) => {
  const request = aRequest(`ralph-auth=${'t'.repeat(40)}`);
  const headers = { ...request.headers, ...(purpose !== undefined && { 'sec-purpose': purpose }) };

  const resolved = await aResolver().resolveVisitor({ ...request, headers });

  expect(resolved).toMatchObject({ visitor: { personal: { isPrefetch: expected } } });
});
