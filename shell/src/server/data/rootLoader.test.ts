import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import type { Channel } from '../../app/data/rootData.ts';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { rootLoader, type GetSharedData } from './rootLoader.ts';
import { staleWhileRevalidate } from './staleWhileRevalidate.ts';

const CART_ID = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';

/** A process whose API has no categories and no menus. @param getCart the response to the query of the visitor's cart */
function aProcess(getCart?: StubResponse) {
  const { operations, calls } = stubApi({
    categories: { data: { categories: [] } },
    getMenuAtLocation: { data: { getMenuAtLocation: null } },
    ...(getCart && { getCart }),
  });
  const sharedData: GetSharedData = staleWhileRevalidate(1_000, () => undefined);
  return { operations, calls, sharedData, cartId: getCart && CART_ID };
}

function rootOf(
  channel: PromiseSettledResult<Channel>,
  { operations, sharedData, cartId }: Omit<ReturnType<typeof aProcess>, 'calls'> = aProcess(),
  shop = testShop(),
) {
  const market = () => 'se';
  const cart = createCartSession({
    operations,
    initial: null,
    market,
    readId: () => cartId,
    writeId: () => undefined,
  });
  return rootLoader({ anonymous: () => operations, shop, cart, sharedData, channel }).root();
}

test('the root data contains the channel and the cart', async () => {
  const channel = aChannel('se', [aMarket('se', ['sv'])]);

  expect(await rootOf({ status: 'fulfilled', value: channel })).toMatchObject({ categories: [], channel, cart: null });
});

test('the categories are queried by the first request of a site, and not again by the next ones [CATALOG-02, API-20]', async () => {
  const site = aProcess();
  const channel = { status: 'fulfilled', value: aChannel('se', [aMarket('se', ['sv', 'en'])]) } as const;
  const queries = () => site.calls.filter(({ name }) => name === 'categories').length;

  await rootOf(channel, site);
  expect(queries()).toBe(1);
  await rootOf(channel, site);
  await rootOf(channel, site);
  expect(queries()).toBe(1);

  // Categories have names and addresses in a language.
  await rootOf(channel, site, testShop('en'));
  expect(queries()).toBe(2);
});

test('a failed response to the cart query fails the page, and none leaves the mini cart empty [ERR-08]', async () => {
  const value = aChannel('se', [aMarket('se', ['sv'])]);

  await expect(rootOf({ status: 'fulfilled', value }, aProcess({ failure: { status: 502 } }))).rejects.toMatchObject({
    name: 'ApiError',
    status: 502,
  });
  expect(await rootOf({ status: 'fulfilled', value }, aProcess({ failure: 'network' }))).toMatchObject({ cart: null });
});

test('a selected market without a currency fails the page, even if other markets have one [ERR-17]', async () => {
  const channel = aChannel('se', [aMarket('fi', ['sv']), aMarket('se', ['sv'], { currency: null })]);

  await expect(rootOf({ status: 'fulfilled', value: channel })).rejects.toMatchObject({
    status: 503,
    message: 'Currency not found for this market',
  });
});

test('a failed channel fetch fails the page with the same error', async () => {
  await expect(rootOf({ status: 'rejected', reason: new Error('no response') })).rejects.toThrow('no response');
});
