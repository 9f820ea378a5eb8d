import { aChannel, aMarket } from '../../../app/market/testChannel.ts';
import { marketRules } from './marketRules.ts';
import { resolveAddress, type AddressRequest, type AddressRules } from './resolveAddress.ts';

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

function ask(request: Partial<AddressRequest>, rules: Partial<AddressRules> = {}) {
  const visitor = { localeCookie: undefined, acceptLanguage: undefined, marketCookie: undefined };
  return resolveAddress({ host: 'localhost:3000', url: '/', ...visitor, ...request }, { ...RULES, ...rules });
}

const inPath = (url: string, request: Partial<AddressRequest> = {}) => ask({ url, ...request }, { marketInPath: true });
const served = (locale: string, market: string) => ({ kind: 'serve', locale, market });
const sent = (location: string) => ({ kind: 'redirect', location });

describe('language', () => {
  test.each([
    ['the Swedish domain', { host: 'sv.localhost:3000', url: '/c/krokar' }, served('sv', 'se')],
    ['an English path on any host', { host: 'localhost:3000', url: '/en/c/hooks' }, served('en', 'eu')],
    ['a host without a language, by cookie', { host: '127.0.0.1:3000', localeCookie: 'en' }, sent('/en')],
    [
      'a host without a language, by browser',
      { host: '127.0.0.1:3000', acceptLanguage: 'en-GB,sv;q=0.5' },
      sent('/en'),
    ],
    ['an unknown browser language', { host: '127.0.0.1:3000', acceptLanguage: 'fi' }, served('sv', 'se')],
    [
      'another path of a host without a language',
      { host: '127.0.0.1:3000', url: '/c/krokar', localeCookie: 'en' },
      served('sv', 'se'),
    ],
    ['a forged host', { host: 'evil.example', url: '/kassan' }, served('sv', 'se')],
  ])('LOCALE-11 LOCALE-13 the locale of %s', (_what, request, expected) => {
    expect(ask(request)).toEqual(expected);
  });

  test('LOCALE-11 a path without prefix on the English domain is sent to its counterpart, query kept', () => {
    expect(ask({ host: 'en.localhost:3000', url: '/c/hooks?page=2' })).toEqual(sent('/en/c/hooks?page=2'));
  });

  test('LOCALE-11 the Swedish prefix is a wish for Swedish, also on the English domain', () => {
    expect(ask({ url: '/sv/kassan' })).toEqual(sent('/kassan'));
    expect(ask({ url: '/sv/kassan?a=1', host: 'en.localhost:3000' })).toEqual(sent('http://localhost:3000/kassan?a=1'));
    expect(ask({ url: '/sv', host: '127.0.0.1:3000', localeCookie: 'en' })).toEqual(sent('http://localhost:3000/'));
  });

  test('a redirect never leads to another site', () => {
    expect(ask({ host: 'en.localhost:3000', url: '//evil.example/x' })).toEqual(sent('/en/evil.example/x'));
    expect(ask({ url: '/sv//evil.example' })).toEqual(sent('/evil.example'));
    expect(ask({ url: String.raw`/\evil.example` })).toEqual(sent('/evil.example'));
    expect(inPath('/sv//evil.example')).toEqual(sent('/se/evil.example'));
    expect(ask({ host: 'evil.example', url: '/sv' })).toEqual(sent('/'));
  });
});

describe('words', () => {
  test.each([
    ['/checkout', sent('/kassan')],
    ['/kassa/', sent('/kassan')],
    ['/en/kassan?a=1', sent('/en/checkout?a=1')],
    ['/en/mina-sidor/ordrar', sent('/en/my-account/orders')],
    ['/favorites', sent('/favoriter')],
    ['/en/allt', served('en', 'eu')],
    ['/checkout/confirm', served('sv', 'se')],
    ['/c/checkout', served('sv', 'se')],
  ])('LOCALE-14 %s in the words of its language', (url, expected) => {
    expect(ask({ url })).toEqual(expected);
  });
});

describe('market', () => {
  test('ROUTE-04 with the market in the path off, no segment is read as a market', () => {
    expect(ask({ url: '/no/kassan' })).toEqual(served('sv', 'se'));
    expect(ask({ url: '/en/no' })).toEqual(served('en', 'eu'));
  });

  test('LOCALE-19 without one in path or cookie, the default market of the channel decides', () => {
    expect(ask({})).toEqual(served('sv', 'se'));
    expect(ask({ url: '/en' })).toEqual(served('en', 'eu'));
    expect(inPath('/kassan')).toEqual(sent('/se/kassan'));
    expect(inPath('/en/checkout')).toEqual(sent('/eu/en/checkout'));
  });

  test('LOCALE-19 a chosen market counts where it may be chosen and the language sells there', () => {
    expect(ask({ marketCookie: 'no' })).toEqual(served('sv', 'no'));
    expect(ask({ url: '/en', marketCookie: 'no' })).toEqual(served('en', 'eu'));
    expect(ask({ marketCookie: 'hem' })).toEqual(served('sv', 'se'));
    expect(ask({ marketCookie: '../../etc' })).toEqual(served('sv', 'se'));
    expect(inPath('/kassan', { marketCookie: 'no' })).toEqual(sent('/no/kassan'));
  });

  test.each([
    ['/se/kassan', served('sv', 'se')],
    ['/no', served('sv', 'no')],
    ['/eu/en/checkout?x=1', served('en', 'eu')],
    // Locale and market the wrong way round (ROUTE-39, OP-02).
    ['/en/eu', sent('/eu/en')],
    ['/sv/no', sent('/no')],
    ['/en/eu/brands?a=b', sent('/eu/en/brands?a=b')],
    // A language that the market does not allow (ROUTE-42).
    ['/no/en/brands', sent('/no/varumarken')],
    ['/eu/varumarken?a=b', sent('/eu/en/brands?a=b')],
  ])('ROUTE-39 ROUTE-42 %s with the market in the path', (url, expected) => {
    expect(inPath(url)).toEqual(expected);
  });

  test('ROUTE-40 ROUTE-41 an unknown alias falls back to the configured market, and the answer says what was wrong', () => {
    const warning = 'unknown market "xx" in the path, taken for "se"';

    expect(inPath('/xx/kassan?a=1')).toEqual({ ...sent('/se/kassan?a=1'), warning });
    expect(inPath('/xx/en/brands')).toEqual({ ...sent('/se/en/brands'), warning });
    expect(inPath('/xx')).toEqual({ ...sent('/se'), warning });
    expect(inPath('/dc/rea')).toEqual(sent('/se/dc/rea'));
    expect(inPath('/garanti')).toEqual(sent('/se/garanti'));
  });

  test('a fallback that is no market itself is one that is', () => {
    expect(inPath('/xx', {})).toMatchObject(sent('/se'));
    expect(ask({ url: '/xx' }, { marketInPath: true, markets: marketRules(CHANNELS, 'yy') })).toMatchObject(
      sent('/no'),
    );
  });

  test('while no channel can be had, the configured market serves', () => {
    const markets = marketRules({ sv: null, en: null }, 'se');

    expect(ask({}, { markets })).toEqual(served('sv', 'se'));
    expect(ask({ url: '/se/kassan' }, { markets, marketInPath: true })).toEqual(served('sv', 'se'));
  });
});

describe('start', () => {
  test('ROUTE-17 the start route leads to index where there is no start page', () => {
    expect(ask({ url: '/start' })).toEqual(served('sv', 'se'));
    expect(ask({ url: '/start?a=1' }, { startPage: false })).toEqual(sent('/?a=1'));
    expect(ask({ url: '/en/start/' }, { startPage: false })).toEqual(sent('/en'));
    expect(ask({ url: '/no/start' }, { startPage: false, marketInPath: true })).toEqual(sent('/no'));
  });

  test('ROUTE-14 ROUTE-17 before a market is in the path, the root is the start page or leads to index', () => {
    expect(inPath('/')).toEqual(served('sv', 'se'));
    expect(inPath('/en')).toEqual(served('en', 'eu'));
    expect(ask({ url: '/' }, { startPage: false, marketInPath: true })).toEqual(sent('/se'));
    expect(ask({ url: '/en' }, { startPage: false, marketInPath: true })).toEqual(sent('/eu/en'));
  });
});
