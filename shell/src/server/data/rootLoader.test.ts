import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { stubApi } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import type { Channel } from '../../app/data/rootData.ts';
import { aChannel, aMarket } from '../../app/market/testChannel.ts';
import { rootLoader, type GetSharedData } from './rootLoader.ts';
import { staleWhileRevalidate } from './staleWhileRevalidate.ts';

function rootOf(channel: PromiseSettledResult<Channel>) {
  const { operations } = stubApi({
    categories: { data: { categories: [] } },
    getMenuAtLocation: { data: { getMenuAtLocation: null } },
  });
  const market = () => 'se';
  const cart = createCartSession({
    operations,
    initial: null,
    market,
    readId: () => undefined,
    writeId: () => undefined,
  });
  const sharedData: GetSharedData = staleWhileRevalidate(1_000, () => undefined);
  return rootLoader({ anonymous: () => operations, shop: testShop(), cart, sharedData, channel }).root();
}

test('the root data contains the channel and the cart', async () => {
  const channel = aChannel('se', [aMarket('se', ['sv'])]);

  expect(await rootOf({ status: 'fulfilled', value: channel })).toMatchObject({ categories: [], channel, cart: null });
});

test('ERR-17 a selected market without a currency fails the page, even if other markets have one', async () => {
  const channel = aChannel('se', [aMarket('fi', ['sv']), aMarket('se', ['sv'], { currency: null })]);

  await expect(rootOf({ status: 'fulfilled', value: channel })).rejects.toMatchObject({
    status: 503,
    message: 'Currency not found for this market',
  });
});

test('a failed channel fetch fails the page with the same error', async () => {
  await expect(rootOf({ status: 'rejected', reason: new Error('no response') })).rejects.toThrow('no response');
});
