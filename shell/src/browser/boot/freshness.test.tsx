import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { parse } from 'graphql';
import { createApolloOperations } from '@hemvaror/runtime/api/apolloOperations';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { contextOf } from '@hemvaror/runtime/page-view/PageView';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Slots } from '@hemvaror/runtime/slots/Slots';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { testShop } from '@hemvaror/testing/testShop';
import { createDataPrefetch } from '../../app/navigation/prefetchData.ts';
import { aRoot } from '../../testing/aRoot.tsx';
import { createBrowserRoutes } from './browserRoutes.ts';
import { loadFirstPage } from './loadFirstPage.ts';
import { Visit } from './visit.ts';

const QUERY = parse('query price($url: String) { price(url: $url) }');
const LIST = '/c/beslag';
const PRODUCT = '/p/krok-ek';

let now = 1_000_000;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  window.history.replaceState(null, '', LIST);
});
afterEach(() => jest.restoreAllMocks());

type Tab = Awaited<ReturnType<typeof aTab>>;

/** A tab that has opened the list from the server, with the price 0. Each request for a price responds with a higher one. */
async function aTab() {
  let price = 0;
  let isDown = false;
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (isDown) throw new TypeError('Failed to fetch');
    const body = typeof init?.body === 'string' ? init.body : '';
    requested.push(/"url":"([^"]*)"/.exec(body)?.[1] ?? '');
    price += 1;
    return Response.json({ data: { price } });
  });
  const operations = createApolloOperations({
    endpoint: 'http://api.example/graphql',
    apiKey: 'key-1',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
  });
  const store = createAppStore();
  const cart = createCartSession({
    operations,
    initial: null,
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });
  const context = contextOf({ shop: testShop(), store, api: operations, cart, auth: anAuthSession() }, []);
  const visit = new Visit();
  const module = {
    loader: async ({ request }: LoaderArgs) => {
      const { pathname, search } = new URL(request.url);
      return operations.query({ document: QUERY, variables: { url: pathname + search }, signal: request.signal });
    },
    meta: () => ({ title: '', pageType: '' }),
    Component: () => null,
    ErrorBoundary: () => null,
  };
  const rendered = { loaderData: { root: aRoot(), category: { page: { price: 0 }, slots: {} } } };
  const { routes, routeDeps } = createBrowserRoutes({
    boot: { shop: testShop(), state: {}, remotes: {}, messages: {}, translated: [], router: rendered },
    remotes: { page: async () => module },
    slots: new Slots(() => Promise.reject(new Error('unexpected slot'))),
    store,
    visit,
  });
  await loadFirstPage(rendered, routes);
  const router = createMemoryRouter(routes, {
    initialEntries: [LIST],
    hydrationData: rendered,
    getContext: () => context,
  });
  visit.router = router;
  const prefetch = createDataPrefetch({ routeDeps, context, loadPage: async () => module });

  return {
    router,
    visit,
    context,
    store,
    requested,
    breakApi: () => (isDown = true),
    click: async (to: string) => router.navigate(to),
    point: () =>
      prefetch({
        name: 'product-plain',
        id: 'mf-catalog/ProductPage',
        params: {},
        url: window.location.origin + PRODUCT,
      }),
    go: async (delta: 1 | -1) => {
      const { key } = router.state.location;
      await router.navigate(delta);
      await waitFor(() => expect(router.state.location.key).not.toBe(key));
    },
    /** The loader data of the visible page. */
    shown: () => router.state.loaderData[router.state.matches.at(-1)?.route.id ?? ''],
  };
}

const aPage = (price: number) => ({ page: { price }, slots: {} });

test.each<[how: string, show: (tab: Tab) => Promise<void>]>([
  ['a click', async ({ click }) => click(PRODUCT)],
  [
    'a click after a prefetch',
    async ({ point, click }) => {
      point();
      await click(PRODUCT);
    },
  ],
  ['forward', async ({ go }) => go(1)],
])('a page that %s shows again has data of the last 30 s [STATE-31]', async (_how, show) => {
  const tab = await aTab();
  await tab.click(PRODUCT);
  await tab.go(-1);
  expect(tab.requested).toEqual([PRODUCT, LIST]);

  now += 29_999;
  await show(tab);
  expect(tab.shown()).toEqual(aPage(1));
  expect(tab.requested).toHaveLength(2);

  await tab.go(-1);
  now += 1;
  await show(tab);
  expect(tab.shown()).toEqual(aPage(3));
  expect(tab.requested).toEqual([PRODUCT, LIST, PRODUCT]);
});

test('going back shows data of the last 30 s [STATE-31]', async () => {
  const tab = await aTab();
  await tab.click(PRODUCT);
  await tab.go(-1);
  await tab.go(1);

  now += 29_999;
  await tab.go(-1);
  expect(tab.requested).toEqual([PRODUCT, LIST]);

  await tab.go(1);
  now += 1;
  await tab.go(-1);
  expect(tab.requested).toEqual([PRODUCT, LIST, LIST]);
  expect(tab.shown()).toEqual(aPage(3));
});

test('a click waits for a pending prefetch instead of a second request [STATE-31]', async () => {
  const tab = await aTab();

  tab.point();
  await tab.click(PRODUCT);

  expect(tab.shown()).toEqual(aPage(1));
  expect(tab.requested).toEqual([PRODUCT]);
});

test('a restored page has data of the last 30 s, an open page is not refreshed', async () => {
  const tab = await aTab();
  await tab.click(PRODUCT);
  window.history.replaceState(null, '', PRODUCT);

  now += 29_999;
  await tab.visit.refreshRestored();
  expect(tab.requested).toHaveLength(1);

  now += 3_600_000;
  expect(tab.requested).toHaveLength(1);
  await tab.visit.refreshRestored();
  expect(tab.requested).toEqual([PRODUCT, PRODUCT]);
  expect(tab.shown()).toEqual(aPage(2));
});

test('a restored list loads the pages of its address, which the router does not know', async () => {
  const tab = await aTab();
  window.history.replaceState(null, '', `${LIST}?page=3`);

  await tab.visit.refreshRestored();

  expect(tab.requested).toEqual([`${LIST}?page=3`]);
});

describe('without a connection', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

  test('going back shows the earlier data of the page', async () => {
    const tab = await aTab();
    await tab.click(PRODUCT);
    await tab.go(-1);
    now += 3_600_000;
    tab.breakApi();

    await tab.go(1);

    expect(tab.router.state.errors).toBeNull();
    expect(tab.shown()).toEqual(aPage(1));
  });

  test('going back to the page that the server rendered shows the data of its document', async () => {
    const tab = await aTab();
    await tab.click(PRODUCT);
    tab.breakApi();

    await tab.go(-1);

    expect(tab.router.state.errors).toBeNull();
    expect(tab.shown()).toEqual(aPage(0));
  });

  test('a restored page stays', async () => {
    const tab = await aTab();
    tab.breakApi();

    await tab.visit.refreshRestored();

    expect(tab.router.state.errors).toBeNull();
    expect(tab.shown()).toEqual(aPage(0));
  });

  test.each<[what: string, change: (tab: Tab) => unknown]>([
    ['another page', async ({ click }) => click('/p/krok-bok')],
    ['a page of another market', ({ context }) => context.set(shopContext, { ...testShop(), market: 'fi' })],
    [
      'a page of another customer',
      ({ store }) => store.dispatch(sessionSlice.actions.signedIn({ userName: 'a@b.example' })),
    ],
  ])('%s is an error page [ERR-04]', async (_what, change) => {
    const tab = await aTab();
    await tab.click(PRODUCT);
    tab.breakApi();

    await change(tab);
    if (tab.router.state.location.pathname === PRODUCT) await tab.go(-1);

    expect(Object.values(tab.router.state.errors ?? {})).toMatchObject([{ status: 503 }]);
  });

  test('a page that is loaded for another customer while it is restored is an error page [ERR-04]', async () => {
    const tab = await aTab();
    tab.breakApi();
    tab.store.dispatch(sessionSlice.actions.signedIn({ userName: 'a@b.example' }));

    await Promise.all([tab.visit.refreshRestored(), tab.visit.revalidate()]);

    expect(Object.values(tab.router.state.errors ?? {})).toMatchObject([{ status: 503 }]);
  });
});
