import { array, assert, boolean, constantFrom, nat, property, stringMatching, tuple } from 'fast-check';
import { cookiesOf, PERSONAL_COOKIES, strangerFrom } from './stranger.ts';

const persisted = (state: object) => `ralph=${encodeURIComponent(JSON.stringify(state))}`;

test('a visitor without cookies is a stranger with the defaults', () => {
  const stranger = { customerType: 'PERSON', vatIncluded: true, checkoutMarket: undefined };

  expect(strangerFrom(undefined)).toEqual(stranger);
  expect(strangerFrom('')).toEqual(stranger);
  expect(strangerFrom('_ga=GA1.1; ralph-cookie-consent=true; ralph=not-json')).toEqual(stranger);
});

test.each([
  ['favorites', persisted({ favorites: [3] })],
  ['a product of a list to return to', persisted({ relocateAlias: 'hook' })],
  ['a page of a list to return to', persisted({ relocatePage: 2 })],
])('a visitor with %s is no stranger', (_what, cookie) => {
  expect(strangerFrom(cookie)).toBeUndefined();
});

test('a visitor with a personal cookie of any value, among any others, is no stranger', () => {
  const name = stringMatching(/^[\w-]{1,20}$/);
  const value = stringMatching(/^[\w%.~-]{0,30}$/);
  const pair = tuple(name, value).map(([key, text]) => `${key}=${text}`);

  assert(
    property(
      constantFrom(...PERSONAL_COOKIES),
      value,
      array(pair, { maxLength: 6 }),
      nat(6),
      constantFrom('; ', ';', ' ;  '),
      (personal, text, others, at, separator) => {
        const cookies = others.toSpliced(at, 0, `${personal}=${text}`).join(separator);
        expect(strangerFrom(cookies)).toBeUndefined();
      },
    ),
  );
});

test('the cookies of a render are made of known values only, and mean the same', () => {
  assert(
    property(
      array(tuple(stringMatching(/^x-[\w-]{1,20}$/), stringMatching(/^\w{0,30}$/)), { maxLength: 6 }),
      constantFrom('PERSON', 'ORGANIZATION'),
      boolean(),
      constantFrom('', 'ralph-checkout-market=se; '),
      (others, customerType, vatIncluded, market) => {
        const unknown = others.map(([name, value]) => `${name}=${value}; `).join('');
        const stranger = strangerFrom(unknown + market + persisted({ customerType, vatIncluded, extra: 'x' }));
        const rendered = stranger ? cookiesOf(stranger) : '';
        expect(strangerFrom(rendered)).toEqual(stranger);
        expect(rendered).not.toContain('x-');
        expect(rendered).not.toContain('extra');
      },
    ),
  );
});
