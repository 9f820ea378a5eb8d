import { isAllowedHost } from '../http/isAllowedHost.ts';
import { isSecureHost } from '../http/isSecureHost.ts';
import { localesOfHost } from '../http/localesOfHost.ts';
import { readEnvironment } from '../settings/settings.ts';
import { environmentOf } from './environmentOf.ts';
import { aVisitor } from '../../testing/aVisitor.ts';

const STACK = {
  SHELL_RELEASE_DIR: '/x',
  SITE_ORIGIN_SV: 'http://localhost:8080',
  SITE_HOSTS_SV: 'sv.localhost:8080',
  SITE_ORIGIN_EN: 'http://en.localhost:8080',
};
const HTTPS_STACK = { ...STACK, SITE_HTTPS_PORT: '8443' };
const env = readEnvironment(HTTPS_STACK);
const HTTP = { sv: 'http://localhost:8080', en: 'http://en.localhost:8080' };
const HTTPS = { sv: 'https://localhost:8443', en: 'https://en.localhost:8443' };

const originsAt = (host: string, variables = env) => {
  const { sv, en } = environmentOf(host, variables).sites;
  return { sv: sv.origin, en: en.origin };
};

test.each([
  ['localhost:8080', HTTP],
  ['sv.localhost:8080', HTTP],
  ['unknown.example', HTTP],
  ['localhost:8443', HTTPS],
  ['sv.localhost:8443', HTTPS],
  ['en.localhost:8443', HTTPS],
])('pages on %s name the origins %j', (host, origins) => {
  expect(originsAt(host)).toEqual(origins);
});

test.each([
  ['localhost:8443', 'sv'],
  ['sv.localhost:8443', 'sv'],
  ['en.localhost:8443', 'en'],
])('%s is a secure host of the site %s', (host, locale) => {
  expect([isAllowedHost(host, env), isSecureHost(host, env)]).toEqual([true, true]);
  expect(localesOfHost(host, env)).toEqual([locale]);
});

test.each(['localhost:8080', 'localhost:8444', 'en.localhost', 'unknown.example:8443', undefined])(
  '%s is not secure',
  (host) => {
    expect(isSecureHost(host, env)).toBe(false);
  },
);

test('the checkout key is read from the cookie that the API sets on the host', async () => {
  const cookies = `checkout-key=${'p'.repeat(43)}; __Host-checkout-key=${'s'.repeat(43)}`;
  const keyAt = async (host: string) => (await aVisitor(cookies, HTTPS_STACK, host)).personal?.checkoutKey;

  expect(await keyAt('localhost:8080')).toBe('p'.repeat(43));
  expect(await keyAt('localhost:8443')).toBe('s'.repeat(43));
});

test('a site with an https origin has no second one', () => {
  const secure = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    SITE_ORIGIN_SV: 'https://hemvist.example',
    SITE_ORIGIN_EN: 'https://en.hemvist.example',
    SITE_HTTPS_PORT: '8443',
  });

  expect(originsAt('hemvist.example', secure)).toEqual({
    sv: 'https://hemvist.example',
    en: 'https://en.hemvist.example',
  });
  expect(isAllowedHost('hemvist.example:8443', secure)).toBe(false);
});

test('default ports, with which the host is the same on http and https, add no https origin', () => {
  const ambiguous = readEnvironment({ ...STACK, SITE_ORIGIN_SV: 'http://shop.local', SITE_HTTPS_PORT: '443' });

  expect(isSecureHost('shop.local', ambiguous)).toBe(false);
  expect(ambiguous.sites.sv.httpsOrigin).toBe('http://shop.local');
  expect(ambiguous.sites.en.httpsOrigin).toBe('https://en.localhost');
});
