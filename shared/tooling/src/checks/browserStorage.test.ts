import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHOP_COOKIES } from '@hemvaror/domain/site/shopCookies';
import { SHOP_STORAGE } from '@hemvaror/domain/site/shopStorage';
import * as storageKeys from '@hemvaror/domain/site/storageKeys';

const ROOT = path.resolve(__dirname, '../../../..');
const sources = globSync('{shared/*,shell,mf-*,commerce-api}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist|\.cache|\.data/.test(name),
})
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^shared\/tooling\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The matches of a pattern in the sources, as `file: first group`. */
const found = (pattern: RegExp): string[] =>
  sources
    .flatMap(({ file, text }) => Array.from(text.matchAll(pattern), ([, part = '']) => `${file}: ${part}`))
    .toSorted();

const parts = (pattern: RegExp): string[] =>
  [...new Set(found(pattern).map((line) => line.split(': ')[1] ?? ''))].toSorted();

test('cookies are written by functions that accept the names of the cookie page only', () => {
  // TypeScript checks the calls of `writeCookie` and `cookieText` (`CookieName`).
  expect(found(/document\.(cookie) = /g)).toEqual(['shared/runtime/src/state/cookies.ts: cookie']);
  expect(found(/`\$\{(\w+)\}=[^`]*Path=/g)).toEqual([
    'shared/runtime/src/state/cookies.ts: name',
    'shell/src/server/override/overrideCookie.ts: OVERRIDE_COOKIE',
  ]);
  // The API's are named in the domain, which has those of the page too.
  expect(found(/\.setCookie\((\w+)/g)).toEqual([
    'commerce-api/src/auth/checkoutKey.ts: cookieName',
    'commerce-api/src/auth/refreshCookie.ts: cookieName',
  ]);
  expect(found(/secure: SECURE_NAME, plain: PLAIN_NAME \} = (\w+)/g)).toEqual([
    'commerce-api/src/auth/checkoutKey.ts: CHECKOUT_KEY_COOKIES',
    'commerce-api/src/auth/refreshCookie.ts: REFRESH_COOKIES',
  ]);
  expect(found(/cookieStore\.(set)\(/g)).toEqual([]);
});

test('the storage of the browser is written under the keys of the cookie page only', () => {
  const written = parts(/\.setItem\(\s*([^,]+),/g).map((key) => key.replace(/ \+ name$/, ''));

  // The router and `broadcast-channel` write their own keys.
  expect([...written, 'SCROLL_POSITIONS_KEY', 'TAB_MESSAGES_KEY'].toSorted()).toEqual(
    Object.keys(storageKeys).toSorted(),
  );
  expect(Object.values(SHOP_STORAGE)).toEqual(expect.arrayContaining(Object.values(storageKeys)));
  expect(found(/(indexedDB|storage\.getDirectory)/g)).toEqual([]);
});

test('the cache of the service worker is that of the cookie page', () => {
  expect(found(/caches\.open\((\w+)/g)).toEqual([
    'shell/src/server/service-worker/inline-scripts/runWorker.ts: PRECACHE',
  ]);
  expect(parts(/const PRECACHE = `([\w-]+)/g)).toEqual([SHOP_STORAGE.offlineCache]);
});

test('each cookie has one name, or one each for https and http that differ in their prefix', () => {
  const names = Object.values(SHOP_COOKIES).map((each) => (typeof each === 'string' ? each : each.plain));

  expect(new Set(names).size).toBe(names.length);
  for (const each of Object.values(SHOP_COOKIES)) {
    if (typeof each !== 'string') expect(each.secure).toMatch(new RegExp(`^__(Host|Secure)-${each.plain}$`));
  }
});
