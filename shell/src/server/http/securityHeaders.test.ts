import { readEnvironment } from '../settings/settings.ts';
import { securityHeaders } from './securityHeaders.ts';

const INLINE = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };

/** The directives of a page's policy by name. */
function directives(
  variables: Record<string, string> = {},
  developerOrigins: readonly string[] = [],
): Map<string | undefined, string> {
  const { publicConfig } = readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables });
  const headers = securityHeaders(INLINE, publicConfig.sv, { developerOrigins });
  return new Map((headers['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part]));
}

test('scripts are of the own origin or listed, and pages cannot be framed', () => {
  const policy = directives();

  expect(policy.get('script-src')).toBe(`script-src 'self' 'sha256-a' 'sha256-b'`);
  expect(policy.get('style-src')).toBe(`style-src 'self' 'sha256-c'`);
  expect(policy.get('frame-ancestors')).toContain(`'none'`);
  expect(policy.get('object-src')).toContain(`'none'`);
  expect([...policy.values()].join()).not.toContain('unsafe-eval');
});

test('by default pages load images and API data from their own origin only', () => {
  expect(directives().get('img-src')).toBe(`img-src 'self' data:`);
  expect(directives().get('connect-src')).toBe(`connect-src 'self'`);
});

test('pages may use the configured origins of the API and of the images [API-03, CONST-08]', () => {
  const policy = directives({
    BROWSER_GRAPHQL_URL: 'https://api.example/graphql',
    BROWSER_AUTH_URL: 'https://auth.example:8443/api/shop',
    BROWSER_SIGN_URL: 'https://api.example/auth/sign',
    BROWSER_IMAGE_URL: 'https://img.example/shop/',
  });

  expect(policy.get('img-src')).toBe(`img-src 'self' data: https://img.example`);
  expect(policy.get('connect-src')).toBe(`connect-src 'self' https://api.example https://auth.example:8443`);
});

test("only a page with a developer's build names its origin", () => {
  const origin = 'http://localhost:3102';

  expect([...directives().values()].join()).not.toContain(origin);
  for (const name of ['style-src', 'font-src', 'connect-src'])
    expect(directives({}, [origin]).get(name)).toContain(`'self' ${origin}`);
});

test('no request of a private document names its path, and its forms keep their origin', () => {
  const { publicConfig } = readEnvironment({ SHELL_RELEASE_DIR: '/x' });

  expect(securityHeaders(INLINE, publicConfig.sv, { isPrivate: true })['referrer-policy']).toBe('strict-origin');
  expect(securityHeaders(INLINE, publicConfig.sv)['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('browsers report violations of the policy to the shop, but not those of private documents', () => {
  const { publicConfig } = readEnvironment({ SHELL_RELEASE_DIR: '/x' });
  const open = securityHeaders(INLINE, publicConfig.sv);
  const isPrivate = securityHeaders(INLINE, publicConfig.sv, { isPrivate: true });

  expect(open['reporting-endpoints']).toBe('reports="/-/report"');
  expect(open['content-security-policy']).toMatch(/; report-uri \/-\/report; report-to reports$/);
  expect(isPrivate).not.toHaveProperty('reporting-endpoints');
  expect(isPrivate['content-security-policy']).not.toContain('report');
});

test('pages may open a websocket to the configured origin only [API-14]', () => {
  expect(directives().get('connect-src')).not.toContain('ws');

  const policy = directives({ BROWSER_WEBSOCKET_URL: 'wss://events.example:8443/graphql' });

  expect(policy.get('connect-src')).toBe(`connect-src 'self' wss://events.example:8443`);
});

const SCRIPTS = {
  TAG_MANAGER_ID: 'GTM-1',
  TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
  RECOMMENDATION_ACTIVE: 'true',
  RECOMMENDATION_ACCOUNT: 'shop-1',
  RECOMMENDATION_SCRIPT_URL: '/recommend',
  TRACKING_ORIGINS: 'https://collect.example,https://tags.example',
};

test('pages may load scripts of the configured tracking services and send to them, and to no others [TRACK-04]', () => {
  const policy = directives(SCRIPTS);

  expect(policy.get('connect-src')).toBe(`connect-src 'self' https://tags.example https://collect.example`);
  expect(policy.get('img-src')).toBe(`img-src 'self' data: https://tags.example https://collect.example`);
  expect(policy.get('script-src')).toBe(
    `script-src 'self' https://tags.example https://collect.example 'sha256-a' 'sha256-b'`,
  );
});

test('without a configured service its origins are not allowed [TRACK-04]', () => {
  const { TAG_MANAGER_ID: _id, RECOMMENDATION_ACTIVE: _active, ...incomplete } = SCRIPTS;

  const policy = directives(incomplete);

  expect([...policy.values()].join()).not.toContain('example');
});

describe('in the checkout [OP-67]', () => {
  function checkout(developerOrigins: readonly string[] = []) {
    const { publicConfig } = readEnvironment({ SHELL_RELEASE_DIR: '/x', ...SCRIPTS });
    const headers = securityHeaders(INLINE, publicConfig.sv, {
      isPrivate: true,
      checkoutHost: 'shop.example:8443',
      developerOrigins,
    });
    const policy = headers['content-security-policy'] ?? '';
    return { headers, policy: new Map(policy.split('; ').map((part) => [part.split(' ')[0], part])) };
  }
  const FILES = 'shop.example:8443/assets/ shop.example:8443/remotes/mf-cart-checkout/';

  test('files of one remote run, no tracking service, and Trusted Types limit what code adds', () => {
    const { policy } = checkout();

    expect(policy.get('script-src')).toBe(`script-src ${FILES} 'sha256-a' 'sha256-b'`);
    expect(policy.get('style-src')).toBe(`style-src ${FILES} 'sha256-c'`);
    expect(policy.get('connect-src')).toBe(`connect-src 'self'`);
    expect(policy.get('frame-src')).toBe('frame-src shop.example:8443/payment-frame');
    expect(policy.get('require-trusted-types-for')).toBe(`require-trusted-types-for 'script'`);
    expect(policy.get('trusted-types')).toBe('trusted-types default');
  });

  test('violations are reported, and no request names the path', () => {
    const { headers, policy } = checkout();

    expect(policy.get('report-uri')).toBe('report-uri /-/report');
    expect(headers['reporting-endpoints']).toBe('reports="/-/report"');
    expect(headers['referrer-policy']).toBe('strict-origin');
  });

  test("a developer's build, which inserts markup, runs without Trusted Types", () => {
    const { policy } = checkout(['http://localhost:3102']);

    expect(policy.get('script-src')).toContain(`${FILES} http://localhost:3102`);
    expect(policy.has('trusted-types')).toBe(false);
  });
});
