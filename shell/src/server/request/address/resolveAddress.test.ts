import { aChannel, aMarket } from '../../../testing/aChannel.ts';
import { marketRules } from './marketRules.ts';
import { isSameForAll, resolveAddress, type AddressRequest, type AddressRules } from './resolveAddress.ts';

const CHANNELS = {
  sv: aChannel('se', [aMarket('no', ['sv']), aMarket('se', ['sv', 'en']), aMarket('hem', ['sv'], { virtual: true })]),
  en: aChannel('eu', [aMarket('se', ['en']), aMarket('eu', ['en'])]),
};
const RULES: AddressRules = {
  hosts: { sv: ['localhost:3000', 'sv.localhost:3000'], en: ['en.localhost:3000'] },
  origins: { sv: 'http://localhost:3000', en: 'http://en.localhost:3000' },
  marketInPath: false,
  startPage: true,
  markets: marketRules(CHANNELS, 'se'),
};

function resolve(request: Partial<AddressRequest>, rules: Partial<AddressRules> = {}) {
  const visitor = { localeCookie: undefined, acceptLanguage: undefined, marketCookie: undefined };
  return resolveAddress({ host: 'localhost:3000', url: '/', ...visitor, ...request }, { ...RULES, ...rules });
}

const inPath = (url: string, request: Partial<AddressRequest> = {}) =>
  resolve({ url, ...request }, { marketInPath: true });
const served = (locale: string, market: string) => ({ kind: 'serve', locale, market });
const redirectTo = (location: string) => ({ kind: 'redirect', location });

describe('language', () => {
  test.each([
    ['the Swedish domain', { host: 'sv.localhost:3000', url: '/c/krokar' }, served('sv', 'se')],
    ['an English path on any host', { host: 'localhost:3000', url: '/en/c/hooks' }, served('en', 'eu')],
    ['a host without a language, by cookie', { host: '127.0.0.1:3000', localeCookie: 'en' }, redirectTo('/en')],
    [
      'a host without a language, by browser',
      { host: '127.0.0.1:3000', acceptLanguage: 'en-GB,sv;q=0.5' },
      redirectTo('/en'),
    ],
    ['an unknown browser language', { host: '127.0.0.1:3000', acceptLanguage: 'fi' }, served('sv', 'se')],
    [
      'another path of a host without a language',
      { host: '127.0.0.1:3000', url: '/c/krokar', localeCookie: 'en' },
      served('sv', 'se'),
    ],
    ['a forged host', { host: 'evil.example', url: '/kassan' }, served('sv', 'se')],
  ])('the locale of %s [LOCALE-11, LOCALE-13]', (_what, request, expected) => {
    expect(resolve(request)).toEqual(expected);
  });

  test('a path without prefix on the English domain is redirected to its counterpart with its query [LOCALE-11]', () => {
    expect(resolve({ host: 'en.localhost:3000', url: '/c/hooks?page=2' })).toEqual(redirectTo('/en/c/hooks?page=2'));
  });

  test('the Swedish prefix selects Swedish, also on the English domain [LOCALE-11]', () => {
    expect(resolve({ url: '/sv/kassan' })).toEqual(redirectTo('/kassan'));
    expect(resolve({ url: '/sv/kassan?a=1', host: 'en.localhost:3000' })).toEqual(
      redirectTo('http://localhost:3000/kassan?a=1'),
    );
    expect(resolve({ url: '/sv', host: '127.0.0.1:3000', localeCookie: 'en' })).toEqual(
      redirectTo('http://localhost:3000/'),
    );
  });

  test('a redirect never leads to another site', () => {
    expect(resolve({ host: 'en.localhost:3000', url: '//evil.example/x' })).toEqual(redirectTo('/en/evil.example/x'));
    expect(resolve({ url: '/sv//evil.example' })).toEqual(redirectTo('/evil.example'));
    expect(resolve({ url: String.raw`/\evil.example` })).toEqual(redirectTo('/evil.example'));
    expect(inPath('/sv//evil.example')).toEqual(redirectTo('/se/evil.example'));
    expect(resolve({ host: 'evil.example', url: '/sv' })).toEqual(redirectTo('/'));
  });
});

describe('translated paths', () => {
  test.each([
    ['/checkout', redirectTo('/kassan')],
    ['/kassa/', redirectTo('/kassan')],
    ['/en/kassan?a=1', redirectTo('/en/checkout?a=1')],
    ['/en/mina-sidor/ordrar', redirectTo('/en/my-account/orders')],
    ['/favorites', redirectTo('/favoriter')],
    ['/en/allt', served('en', 'eu')],
    ['/checkout/confirm', served('sv', 'se')],
    ['/c/checkout', served('sv', 'se')],
  ])('%s is redirected to the path in its language [LOCALE-14]', (url, expected) => {
    expect(resolve({ url })).toEqual(expected);
  });
});

describe('market', () => {
  test('with the market in the path off, no segment is read as a market [ROUTE-04]', () => {
    expect(resolve({ url: '/no/kassan' })).toEqual(served('sv', 'se'));
    expect(resolve({ url: '/en/no' })).toEqual(served('en', 'eu'));
  });

  test('without a market in path or cookie, the channel’s default market is used [LOCALE-19]', () => {
    expect(resolve({})).toEqual(served('sv', 'se'));
    expect(resolve({ url: '/en' })).toEqual(served('en', 'eu'));
    expect(inPath('/kassan')).toEqual(redirectTo('/se/kassan'));
    expect(inPath('/en/checkout')).toEqual(redirectTo('/eu/en/checkout'));
  });

  test('the market of the cookie is used if it is selectable and the language sells there [LOCALE-19]', () => {
    expect(resolve({ marketCookie: 'no' })).toEqual(served('sv', 'no'));
    expect(resolve({ url: '/en', marketCookie: 'no' })).toEqual(served('en', 'eu'));
    expect(resolve({ marketCookie: 'hem' })).toEqual(served('sv', 'se'));
    expect(resolve({ marketCookie: '../../etc' })).toEqual(served('sv', 'se'));
    expect(inPath('/kassan', { marketCookie: 'no' })).toEqual(redirectTo('/no/kassan'));
  });

  test.each([
    ['/se/kassan', served('sv', 'se')],
    ['/no', served('sv', 'no')],
    ['/eu/en/checkout?x=1', served('en', 'eu')],
    // Locale and market in the wrong order (ROUTE-39, OP-02).
    ['/en/eu', redirectTo('/eu/en')],
    ['/sv/no', redirectTo('/no')],
    ['/en/eu/brands?a=b', redirectTo('/eu/en/brands?a=b')],
    // A language that the market does not allow (ROUTE-42).
    ['/no/en/brands', redirectTo('/no/varumarken')],
    ['/eu/varumarken?a=b', redirectTo('/eu/en/brands?a=b')],
  ])('%s with the market in the path [ROUTE-39, ROUTE-42]', (url, expected) => {
    expect(inPath(url)).toEqual(expected);
  });

  test('an unknown alias redirects to the fallback market with a warning [ROUTE-40]', () => {
    const warning = 'unknown market "xx" in the path, taken for "se"';

    expect(inPath('/xx/kassan?a=1')).toEqual({ ...redirectTo('/se/kassan?a=1'), warning });
    expect(inPath('/xx/en/brands')).toEqual({ ...redirectTo('/se/en/brands'), warning });
    expect(inPath('/xx')).toEqual({ ...redirectTo('/se'), warning });
    expect(inPath('/dc/rea')).toEqual(redirectTo('/se/dc/rea'));
    expect(inPath('/garanti')).toEqual(redirectTo('/se/garanti'));
  });

  test('an unknown fallback market is replaced by the first market', () => {
    expect(inPath('/xx', {})).toMatchObject(redirectTo('/se'));
    expect(resolve({ url: '/xx' }, { marketInPath: true, markets: marketRules(CHANNELS, 'yy') })).toMatchObject(
      redirectTo('/no'),
    );
  });

  test('without channels the fallback market is used', () => {
    const markets = marketRules({ sv: null, en: null }, 'se');

    expect(resolve({}, { markets })).toEqual(served('sv', 'se'));
    expect(resolve({ url: '/se/kassan' }, { markets, marketInPath: true })).toEqual(served('sv', 'se'));
  });
});

describe('start', () => {
  test('without a start page, the start route redirects to index [ROUTE-17]', () => {
    expect(resolve({ url: '/start' })).toEqual(served('sv', 'se'));
    expect(resolve({ url: '/start?a=1' }, { startPage: false })).toEqual(redirectTo('/?a=1'));
    expect(resolve({ url: '/en/start/' }, { startPage: false })).toEqual(redirectTo('/en'));
    expect(resolve({ url: '/no/start' }, { startPage: false, marketInPath: true })).toEqual(redirectTo('/no'));
  });

  test('the root without a market is the start page, or redirects to index [ROUTE-17]', () => {
    expect(inPath('/')).toEqual(served('sv', 'se'));
    expect(inPath('/en')).toEqual(served('en', 'eu'));
    expect(resolve({ url: '/' }, { startPage: false, marketInPath: true })).toEqual(redirectTo('/se'));
    expect(resolve({ url: '/en' }, { startPage: false, marketInPath: true })).toEqual(redirectTo('/eu/en'));
  });
});

test.each<[what: string, request: Partial<AddressRequest>, rules: Partial<AddressRules>, expected: boolean]>([
  ['a page', { url: '/c/krokar' }, {}, true],
  [
    'a page for a browser in another language',
    { url: '/c/krokar', acceptLanguage: 'en', localeCookie: 'en' },
    {},
    true,
  ],
  ['the home page of a host with a language', { acceptLanguage: 'en' }, {}, true],
  ['the home page of a host without a language', { host: '127.0.0.1:3000' }, {}, false],
  ['another page of such a host', { host: '127.0.0.1:3000', url: '/c/krokar', localeCookie: 'en' }, {}, true],
  ['a page of another market by cookie', { url: '/c/krokar', marketCookie: 'no' }, {}, false],
  ['a page with the default market as its cookie', { url: '/c/krokar', marketCookie: 'se' }, {}, true],
  ['a page with its market in the path', { url: '/no/c/krokar', marketCookie: 'se' }, { marketInPath: true }, true],
])('whether all visitors get the same: %s, %j %j → %p', (_what, request, rules, expected) => {
  const visitor = { localeCookie: undefined, acceptLanguage: undefined, marketCookie: undefined };

  expect(isSameForAll({ host: 'localhost:3000', url: '/', ...visitor, ...request }, { ...RULES, ...rules })).toBe(
    expected,
  );
});
