import { createStaticHandler, matchRoutes, redirect, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { PageError } from '@hemvaror/domain/pageError';
import type { PageModule } from '@hemvaror/runtime/contract/contract';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import { createAppStore, storeContext } from '@hemvaror/runtime/state/appStore';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { stubApi, type StubApi } from '@hemvaror/testing/stubApi';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { testShop } from '@hemvaror/testing/testShop';
import { aRoot } from '../../testing/aRoot.tsx';
import { rootDataContext } from '../data/contexts.ts';
import * as loaders from '../navigation/loaders.ts';
import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import type { PageSource } from '../core/pageSource.ts';
import type { BrowserVisit } from '../navigation/routeDeps.ts';
import { createRoutes, exposesForUrl } from './routes.tsx';

const never: PageSource = {
  load: () => Promise.reject(new Error('unexpected page load')),
  slot: () => Promise.reject(new Error('unexpected slot load')),
  loaderTimeoutMs: POLL_TIMEOUT_MS,
  slotTimeoutMs: POLL_TIMEOUT_MS,
  onFailure: () => undefined,
};
const BROWSER: BrowserVisit = {
  first: () => undefined,
  restored: () => undefined,
  isRootStale: () => false,
  isNavigating: () => true,
};
const routesOf = (localePrefix: LocalePrefix, pathname?: string) =>
  createRoutes({ pages: never, localePrefix }, async () => loaders, pathname);
const sv = routesOf({ locale: 'sv' });
const en = routesOf({ locale: 'en' });

test.each<LocalePrefix>([{ locale: 'sv' }, { locale: 'en' }, { locale: 'en', market: 'se' }])(
  'the routes of one address match it as all routes do (%j) [ROUTE-36]',
  (localePrefix) => {
    // The router warns of malformed addresses.
    jest.spyOn(console, 'warn').mockImplementation();
    const all = routesOf(localePrefix);
    const paths = (all[0]?.children ?? []).map(({ path = '' }) => path);
    const addresses = [
      ...paths.map((path) => path.replaceAll(/:\w+\??|\*/g, 'x')),
      ...paths.map((path) => `${path.replaceAll(/\/(:\w+\??|\*)/g, '')}/`.toUpperCase()),
      '/%63/beslag',
      '/c/be%2Fslag',
      '/c/%E0%A4%A',
      '/%F0/x',
      '//c/beslag',
      '/c//beslag',
      '/\u212Aassan',
      '/en/c/hooks',
    ];
    const idOf = (routes: RouteObject[], address: string) => matchRoutes(routes, address)?.at(-1)?.route.id;
    const ids = addresses.map((address) => idOf(all, address));
    expect(new Set(ids).size).toBeGreaterThanOrEqual(paths.length);
    expect(addresses.map((address) => idOf(routesOf(localePrefix, address), address))).toEqual(ids);
  },
);

test('the page of an address is known before any code is loaded', () => {
  expect(exposesForUrl(sv, '/').page).toBe('mf-content/FrontPage');
  expect(exposesForUrl(sv, '/c/beslag/krokar').page).toBe('mf-catalog/ListPage');
  expect(exposesForUrl(en, '/en/p/hooks/duo').page).toBe('mf-catalog/ProductPage');
  expect(exposesForUrl(sv, '/mina-sidor/ordrar').page).toBe('mf-account/OrdersPage');
});

test('a fixed or localized route takes precedence over a content page at the root', () => {
  expect(exposesForUrl(sv, '/kassan').page).toBe('mf-cart-checkout/CheckoutPage');
  expect(exposesForUrl(sv, '/favoriter').page).toBe('mf-catalog/FavoritesPage');
  expect(exposesForUrl(sv, '/garanti').page).toBe('mf-content/ContentPage');
});

test('a focused flow has no search box, the default layout has one', () => {
  expect(exposesForUrl(sv, '/kassan').slots).toEqual([]);
  expect(exposesForUrl(sv, '/allt').slots).toEqual(['mf-search/SearchBox']);
});

test('an address of the other language has no page on this site', () => {
  expect(exposesForUrl(sv, '/en/c/hooks').page).toBeUndefined();
});

test.each<[what: string, status: number, loader: PageModule['loader'], timeout: Partial<PageSource>]>([
  ['never settles', 503, () => new Promise(() => {}), { loaderTimeoutMs: 10 }],
  ['throws', 500, () => Promise.reject(new Error('broken')), {}],
])('a loader that %s fails its page with status %i, and is reported', async (_what, status, loader, timeout) => {
  const { outcome, onFailure } = await visit(async () => aPage(loader), timeout);

  expect(outcome).toMatchObject({ statusCode: status, loaderData: { root: expect.anything() } });
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith('mf-catalog/ListPage', expect.any(Error));
});

test('code that cannot be loaded fails its page with status 503, and is reported', async () => {
  const { outcome, onFailure } = await visit(() => Promise.reject(new Error('no such file')));

  expect(outcome).toMatchObject({ statusCode: 503 });
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each<[what: string, loader: PageModule['loader']]>([
  ['a missing page', () => Promise.reject(new PageError(404, 'no such list'))],
  ['a redirect', async () => redirect('/')],
  ['a redirect that is thrown', () => Promise.reject(redirect('/'))],
])('%s is not reported as a failure', async (_what, loader) => {
  const { onFailure } = await visit(async () => aPage(loader));

  expect(onFailure).not.toHaveBeenCalled();
});

test('the loader data of a page include its slots, and a failed slot is left out', async () => {
  const { outcome, onFailure } = await visit(
    async () =>
      aPage(async ({ fillSlot }) => {
        fillSlot?.('mf-content/WidgetArea', { top: 'Rea' });
        fillSlot?.('mf-search/SearchBox', { side: 'Sök' });
        return 'Allt';
      }),
    {
      slot: async (id) => {
        if (id === 'mf-search/SearchBox') throw new Error('no such file');
        return { loader: async ({ inputs }) => inputs, Component: () => null };
      },
    },
  );

  expect(outcome).toMatchObject({
    statusCode: 200,
    loaderData: { all: { page: 'Allt', slots: { top: { id: 'mf-content/WidgetArea', data: 'Rea' } } } },
  });
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith('mf-search/SearchBox', expect.any(Error));
});

test('with the market in the path each route starts with it', () => {
  const routes = routesOf({ locale: 'en', market: 'eu' });

  expect(exposesForUrl(routes, '/eu/en').page).toBe('mf-content/FrontPage');
  expect(exposesForUrl(routes, '/eu/en/checkout').page).toBe('mf-cart-checkout/CheckoutPage');
  expect(exposesForUrl(routes, '/en/checkout').page).toBeUndefined();
});

test('a visitor is redirected to the home page before a protected page is loaded', async () => {
  const loader = jest.fn();
  const { outcome } = await visit(async () => aPage(loader), { path: '/mina-sidor/ordrar' });

  expect(outcome).toBeInstanceOf(Response);
  expect(outcome).toMatchObject({
    status: 302,
    headers: new Headers({ location: '/?action=login&next=%2Fmina-sidor%2Fordrar' }),
  });
  expect(loader).not.toHaveBeenCalled();
});

test.each(['/account', '/mina-sidor/ordrar', '/preview-widgets', '/c/textil', '/404'])(
  'a navigation to %s with a login token goes to the same page without it [ROUTE-44]',
  async (path) => {
    const loader = jest.fn();
    const options = { path: `${path}?a=1&loginToken=a.b.c`, visit: BROWSER };

    const { outcome } = await visit(async () => aPage(loader), options);

    expect(outcome).toMatchObject({ status: 302, headers: new Headers({ location: `${path}?a=1` }) });
    expect(loader).not.toHaveBeenCalled();
  },
);

test.each(['/account', '/list/nothing', '/nowhere/at/all'])('in the browser %s redirects', async (path) => {
  const { outcome } = await visit(async () => aPage(() => Promise.reject(new PageError(404, 'none'))), {
    path,
    visit: BROWSER,
  });

  expect(outcome).toBeInstanceOf(Response);
});

test('a missing page redirects to /404 in the browser, and has the status 404 on the server', async () => {
  const missingPage = async () => aPage(() => Promise.reject(new PageError(404, 'no such list')));

  expect((await visit(missingPage, { visit: BROWSER })).outcome).toMatchObject({
    headers: new Headers({ location: '/404' }),
  });
  expect((await visit(missingPage)).outcome).toMatchObject({ statusCode: 404 });
  expect((await visit(missingPage, { path: '/404', visit: BROWSER })).outcome).toMatchObject({ statusCode: 404 });
});

const missing = async () => aPage(() => Promise.reject(new PageError(404, 'no such page')));

test.each<[what: string, path: string]>([
  ['a missing page', '/c/gammal'],
  ['an address without a route', '/gammal/sida/av/butiken'],
  ['an address that a guard refuses', '/list/gammal'],
])('%s with a new address is redirected to it with status 301, by server and browser', async (_what, path) => {
  const moves = { [path]: '/c/ny' };

  for (const { outcome } of [
    await visit(missing, { path, moves }),
    await visit(missing, { path, moves, visit: BROWSER }),
  ]) {
    expect(outcome).toMatchObject({ status: 301, headers: new Headers({ location: '/c/ny' }) });
  }
});

test('only a missing page is looked up among the old addresses', async () => {
  const found = await visit(async () => aPage(async () => 'Allt'));
  const failed = await visit(async () => aPage(() => Promise.reject(new PageError(503, 'no data'))));
  const redirected = await visit(async () => aPage(() => Promise.reject(redirect('/'))));
  const notFound = await visit(missing, { path: '/404' });

  expect([found, failed, redirected, notFound].map(({ queries }) => queries)).toEqual([[], [], [], []]);
  expect((await visit(missing)).queries).toEqual(['/allt']);
});

test('a missing page has the status 503 if the lookup fails, as it may have a new address', async () => {
  const failing = stubApi({ urlHistory: { failure: { status: 502 } } });

  expect((await visit(missing, { api: failing })).outcome).toMatchObject({ statusCode: 503 });
});

test('an API that rejects the lookup knows no old addresses', async () => {
  const refusing = stubApi({ urlHistory: { refusals: [{ message: 'Cannot query field "urlHistory"', code: null }] } });

  expect((await visit(missing, { api: refusing })).outcome).toMatchObject({ statusCode: 404 });
});

async function visit(
  load: PageSource['load'],
  {
    path = '/allt',
    visit: browserVisit,
    moves = {},
    api = apiWithMoves(moves),
    ...source
  }: { path?: string; visit?: BrowserVisit; moves?: Record<string, string>; api?: StubApi } & Partial<PageSource> = {},
) {
  const onFailure = jest.fn();
  const requestContext = new RouterContextProvider();
  requestContext.set(rootDataContext, async () => aRoot());
  requestContext.set(storeContext, createAppStore());
  requestContext.set(shopContext, testShop());
  requestContext.set(apolloContext, api.operations);
  const pages = { ...never, load, onFailure, ...source };
  const { query } = createStaticHandler(
    createRoutes(
      { pages, localePrefix: { locale: 'sv' }, ...(browserVisit && { visit: browserVisit }) },
      async () => loaders,
    ),
  );
  const outcome = await query(new Request(`http://localhost${path}`), { requestContext });
  return { outcome, onFailure, queries: api.calls.map(({ variables }) => variables['url']) };
}

function apiWithMoves(moves: Readonly<Record<string, string>>): StubApi {
  return stubApi({
    urlHistory: ({ url }) => {
      const newUrl = moves[String(url)];
      return { data: { urlHistory: newUrl === undefined ? null : { newUrl } } };
    },
  });
}

function aPage(loader: PageModule['loader']): PageModule {
  return { loader, meta: () => ({ title: '', pageType: '' }), Component: () => null, ErrorBoundary: () => null };
}
