import { inspect } from 'node:util';
import { array, assert, asyncProperty, boolean, constantFrom, nat, stringMatching, tuple } from 'fast-check';
import { PERSONAL_COOKIES } from './personalState.ts';
import { aVisitor } from '../../testing/aVisitor.ts';

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

test.each([
  ['favorites', persisted({ favorites: [3] })],
  ['a product of a list to return to', persisted({ relocateAlias: 'hook' })],
  ['a page of a list to return to', persisted({ relocatePage: 2 })],
])('a visitor with %s is not anonymous', async (_what, cookie) => {
  expect((await aVisitor(cookie)).personal).toBeDefined();
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
