import { siteOf, type SiteRequest } from './siteOf.ts';

const HOSTS = { sv: ['localhost:3000', 'sv.localhost:3000'], en: ['en.localhost:3000'] };

function ask(request: Partial<SiteRequest>) {
  return siteOf(
    { host: 'localhost:3000', url: '/', localeCookie: undefined, acceptLanguage: undefined, ...request },
    HOSTS,
  );
}

test.each([
  ['the Swedish domain', { host: 'sv.localhost:3000', url: '/c/krokar' }, { kind: 'serve', locale: 'sv' }],
  ['an English path on any host', { host: 'localhost:3000', url: '/en/c/hooks' }, { kind: 'serve', locale: 'en' }],
  [
    'a host without a language, by cookie',
    { host: '127.0.0.1:3000', localeCookie: 'en' },
    { kind: 'redirect', location: '/en' },
  ],
  [
    'a host without a language, by browser',
    { host: '127.0.0.1:3000', acceptLanguage: 'en-GB,sv;q=0.5' },
    { kind: 'redirect', location: '/en' },
  ],
  ['an unknown browser language', { host: '127.0.0.1:3000', acceptLanguage: 'fi' }, { kind: 'serve', locale: 'sv' }],
  [
    'another path of a host without a language',
    { host: '127.0.0.1:3000', url: '/c/krokar', localeCookie: 'en' },
    { kind: 'serve', locale: 'sv' },
  ],
] as const)('LOCALE-11 LOCALE-13 the locale of %s', (_what, request, expected) => {
  expect(ask(request)).toEqual(expected);
});

test('LOCALE-11 a path without prefix on the English domain is sent to its counterpart, query kept', () => {
  expect(ask({ host: 'en.localhost:3000', url: '/c/hooks?page=2' })).toEqual({
    kind: 'redirect',
    location: '/en/c/hooks?page=2',
  });
});

test('a redirect never leads to another host', () => {
  expect(ask({ host: 'en.localhost:3000', url: '//evil.example/x' })).toEqual({
    kind: 'redirect',
    location: '/en/evil.example/x',
  });
  expect(ask({ url: '/sv//evil.example' })).toEqual({ kind: 'redirect', location: '/evil.example' });
});
