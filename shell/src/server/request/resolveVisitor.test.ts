import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@hemvaror/domain/site/breakpoints';
import { aRequest, aResolver, aVisitor } from '../../testing/aVisitor.ts';

const ralph = (value: unknown) => `ralph=${encodeURIComponent(JSON.stringify(value))}`;

test.each([['/xx/kassan', 'unknown market "xx" in the path, taken for "se"'], ['/kassan']])(
  '%s is redirected, and only an unknown market is logged as an error [ROUTE-41]',
  async (url, ...errors) => {
    const request = { ...aRequest(), url };
    const { resolveVisitor } = aResolver({ FALLBACK_MARKET: 'se', MARKET_IN_PATH: 'true' });

    expect(await resolveVisitor(request)).toEqual({ kind: 'redirect', location: '/se/kassan' });
    expect(jest.mocked(request.log.error).mock.calls.flat()).toEqual(errors);
  },
);

test('over https, a redirect to the other language stays on https', async () => {
  const { resolveVisitor } = aResolver({
    SITE_ORIGIN_SV: 'http://localhost:8080',
    SITE_ORIGIN_EN: 'http://en.localhost:8080',
    SITE_HTTPS_PORT: '8443',
    MARKET_IN_PATH: 'true',
  });
  // Norway buys in Swedish only.
  const resolveAt = (host: string) => resolveVisitor({ ...aRequest(undefined, host), url: '/no/checkout' });

  expect(await resolveAt('en.localhost:8080')).toMatchObject({ location: 'http://localhost:8080/no/kassan' });
  expect(await resolveAt('en.localhost:8443')).toMatchObject({ location: 'https://localhost:8443/no/kassan' });
});

test('the persisted state is read from its cookie [STATE-02]', async () => {
  const { site, personal } = await aVisitor(
    ralph({
      favorites: [3, 1],
      customerType: 'ORGANIZATION',
      vatIncluded: false,
      relocateAlias: 'krok',
      relocatePage: 2,
    }),
    undefined,
    undefined,
    '/favoriter',
  );

  expect(site).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' });
  expect(personal?.state.favorites.productIds).toEqual([3, 1]);
  expect(personal?.state.list).toEqual({ relocateAlias: 'krok', relocatePage: 2, backNavigated: false });
});

test.each([
  ['no cookies', undefined],
  ['broken JSON', 'ralph=%7Bnope'],
  ['broken escapes', 'ralph=%E0%A4%A; ralph-cart=%'],
  ['values of the wrong kind', ralph({ favorites: 'x', customerType: 7, vatIncluded: 'yes', relocatePage: -3 })],
  ['an array', ralph([1, 2])],
])('invalid cookies are ignored: %s', async (_what, cookie) => {
  const { site, personal } = await aVisitor(cookie);

  expect(site).toEqual({ customerType: 'PERSON', vatIncluded: true, viewport: 'desktop' });
  expect(personal?.state.favorites.productIds ?? []).toEqual([]);
  expect(personal?.cartId).toBeUndefined();
  expect(personal?.token).toBeUndefined();
});

test('an invalid cart id or token is not sent to the API', async () => {
  const { personal } = await aVisitor(
    `ralph-cart=${encodeURIComponent('"><script>')}; ralph-auth=${encodeURIComponent('a\r\nb')}`,
  );

  expect(personal).toMatchObject({ cartId: undefined, token: undefined });
});

test('the checkout key is read from the cookie of the protocol, if it is valid', async () => {
  const https = { SITE_ORIGIN_SV: 'https://hemvist.example' };
  const keyFrom = async (cookies: string, variables?: Record<string, string>) =>
    (await aVisitor(cookies, variables)).personal?.checkoutKey;
  const plain = `checkout-key=${'k'.repeat(43)}`;
  const both = `${plain}; __Host-checkout-key=${'s'.repeat(43)}`;

  expect(await keyFrom(both)).toBe('k'.repeat(43));
  expect(await keyFrom(both, https)).toBe('s'.repeat(43));
  expect(await keyFrom(plain, https)).toBeUndefined();
  expect(await keyFrom('checkout-key=guess')).toBeUndefined();
});

test('without CUSTOMER_TYPE_TOGGLE a stored customer type is ignored', async () => {
  const cookie = ralph({ customerType: 'ORGANIZATION' });

  expect((await aVisitor(cookie)).site.customerType).toBe('ORGANIZATION');
  expect((await aVisitor(cookie, { CUSTOMER_TYPE_TOGGLE: 'false' })).site.customerType).toBe('PERSON');
});

test('the server assumes a desktop of 1360 px [STATE-34]', async () => {
  expect(SERVER_VIEWPORT_WIDTH).toBe(1360);
  expect((await aVisitor()).site.viewport).toBe(viewportClass(1360));
});

test.each([
  ['localhost:3000', 'localhost:3000'],
  ['unknown.example', undefined],
])('a visitor at %s is at the host %s of the shop', async (header, host) => {
  expect((await aVisitor(undefined, undefined, header)).host).toBe(host);
});
