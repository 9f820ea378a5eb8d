import * as fc from 'fast-check';
import { LOCALE_CODES } from '@hemvaror/domain/site/locales';
import { withLocalePrefix } from '@hemvaror/runtime/routing/paths';
import { PATH_LOCALES, ROUTE_NAMES, routePattern } from '@hemvaror/runtime/routing/routeTable';
import { aChannel, aMarket } from '../../../testing/aChannel.ts';
import { marketRules } from './marketRules.ts';
import { resolveAddress, type AddressResolution, type AddressRequest, type AddressRules } from './resolveAddress.ts';

/** More than by default: most addresses are served at once. `test:full` sets a larger number. */
const RUNS = Math.max(fc.readConfigureGlobal().numRuns ?? 0, 1_000);

const ALIASES = ['se', 'no', 'eu', 'int', 'en', 'dc'];
const HOSTS = ['localhost:3000', 'sv.localhost:3000', 'en.localhost:3000', '127.0.0.1:3000', 'evil.example', ''];
const ORIGINS = { sv: 'http://localhost:3000', en: 'http://en.localhost:3000' };

const markets = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...ALIASES), fc.subarray([...LOCALE_CODES]), fc.boolean())
    .map(([alias, languages, virtual]) => aMarket(alias, languages, { virtual })),
  { selector: ({ alias }) => alias },
);
const channel = fc.option(
  fc.tuple(fc.constantFrom(...ALIASES), markets).map(([standard, all]) => aChannel(standard, all)),
);
const rules: fc.Arbitrary<AddressRules> = fc
  .record({
    sv: channel,
    en: channel,
    fallback: fc.constantFrom('se', 'nowhere'),
    inPath: fc.boolean(),
    start: fc.boolean(),
  })
  .map(({ sv, en, fallback, inPath, start }) => ({
    hosts: { sv: ['localhost:3000', 'sv.localhost:3000'], en: ['en.localhost:3000'] },
    origins: ORIGINS,
    marketInPath: inPath,
    startPage: start,
    markets: marketRules({ sv, en }, fallback),
  }));

const TABLE = ROUTE_NAMES.flatMap((name) => PATH_LOCALES.map((locale) => routePattern(name, locale)));
const path = fc.oneof(
  fc.constantFrom(...TABLE).map((pattern) => pattern.replaceAll(/:\w+\??/g, 'x').replace('*', 'a/b')),
  fc.string().map((text) => `/${text.replaceAll(/[?#]/g, '')}`),
  fc.webPath(),
);
const prefix = fc.array(fc.constantFrom(...ALIASES, 'sv', 'en', 'xx', 'da', '', '\\'), { maxLength: 3 });
const query = fc.constantFrom('', '?page=2', '?a=/sv//x&b=http://evil.example');
const request: fc.Arbitrary<AddressRequest> = fc
  .record({
    host: fc.constantFrom(...HOSTS),
    path: fc
      .tuple(prefix, path, query)
      .map(([before, after, tail]) => before.map((part) => `/${part}`).join('') + after + tail),
    localeCookie: fc.constantFrom(undefined, 'sv', 'en', 'xx'),
    acceptLanguage: fc.constantFrom(undefined, 'en-GB', 'sv', 'de'),
    marketCookie: fc.constantFrom(undefined, ...ALIASES, '../x'),
  })
  .map(({ path: url, ...visitor }) => ({ ...visitor, url }));

/** The next request of a browser after a redirect. */
function followRedirect(
  initial: AddressRequest,
  { location }: AddressResolution & { kind: 'redirect' },
): AddressRequest {
  const origin = Object.values(ORIGINS).find((own) => location.startsWith(`${own}/`));
  return origin
    ? { ...initial, host: new URL(origin).host, url: location.slice(origin.length) }
    : { ...initial, url: location };
}

/** Each route in each language, to test with prefixes in either order. */
const CHANNELS = {
  sv: aChannel('se', [aMarket('no', ['sv']), aMarket('se', ['sv', 'en'])]),
  en: aChannel('eu', [aMarket('se', ['en']), aMarket('eu', ['en'])]),
};
const KNOWN = ROUTE_NAMES.flatMap((name) =>
  LOCALE_CODES.flatMap((locale) =>
    (locale === 'sv' ? ['se', 'no'] : ['se', 'eu']).flatMap((market) =>
      [true, false].map((marketInPath) => ({ name, locale, market, marketInPath })),
    ),
  ),
);

test.each(KNOWN)(
  '$name in $locale of $market (in the path: $marketInPath) is served at its canonical address [ROUTE-47]',
  (known) => {
    const { name, locale, market, marketInPath } = known;
    const setUp: AddressRules = {
      hosts: { sv: ['localhost:3000'], en: ['en.localhost:3000'] },
      origins: ORIGINS,
      marketInPath,
      startPage: true,
      markets: marketRules(CHANNELS, 'se'),
    };
    const own = routePattern(name, locale)
      .replaceAll(/:\w+\??/g, 'x')
      .replace('*', 'a/b');
    const prefix = { locale, ...(marketInPath && { market }) };
    const variants = marketInPath ? [`/${market}/${locale}${own}`, `/${locale}/${market}${own}`] : [`/${locale}${own}`];

    // A trailing slash is insignificant and not redirected.
    for (const url of [...variants.map((path) => path.replace(/\/$/, '')), withLocalePrefix(prefix, own)]) {
      const initial = { host: new URL(ORIGINS[locale]).host, url, ...NO_PREFERENCES };
      const resolution = resolveAddress(initial, setUp);
      const last = resolution.kind === 'serve' ? initial : followRedirect(initial, resolution);

      expect([url, last.url]).toEqual([url, withLocalePrefix(prefix, own)]);
      expect(resolveAddress(last, setUp)).toEqual({
        kind: 'serve',
        locale,
        market: marketInPath ? market : standard(locale),
      });
    }
  },
);

const NO_PREFERENCES = { localeCookie: undefined, acceptLanguage: undefined, marketCookie: undefined };
const standard = (locale: 'sv' | 'en') => ({ sv: 'se', en: 'eu' })[locale];

test('no address is redirected twice, with any settings', () => {
  fc.assert(
    fc.property(request, rules, (initial, setUp) => {
      const resolution = resolveAddress(initial, setUp);
      if (resolution.kind === 'serve') return;

      expect(resolveAddress(followRedirect(initial, resolution), setUp)).toMatchObject({ kind: 'serve' });
    }),
    { numRuns: RUNS },
  );
});

test('a redirect stays on the host or leads to an origin of the shop', () => {
  fc.assert(
    fc.property(request, rules, (initial, setUp) => {
      const resolution = resolveAddress(initial, setUp);
      if (resolution.kind === 'serve') return;

      const target = new URL(resolution.location, 'http://initial.example');
      expect(['http://initial.example', ...Object.values(ORIGINS)]).toContain(target.origin);
    }),
    { numRuns: RUNS },
  );
});
