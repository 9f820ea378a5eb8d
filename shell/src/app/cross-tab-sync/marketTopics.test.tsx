import { waitFor } from '@testing-library/react';
import { BroadcastChannel, enforceOptions } from 'broadcast-channel';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { removeCookie } from '@hemvaror/runtime/state/cookies';
import { testShop } from '@hemvaror/testing/testShop';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { createMarketSession } from '../market/marketSession.ts';
import { switchMarket } from '../market/switchMarket.ts';
import { marketTopics } from './marketTopics.ts';
import { syncTopicsAcrossTabs } from './syncTopicsAcrossTabs.ts';

const CHANNEL = aChannel('se', [
  aMarket('se', []),
  aMarket('fi', [], { currency: { name: 'Euro', code: 'EUR' } }),
  aMarket('kassa', [], { onlyDisplayInCheckout: true }),
  aMarket('eu', ['en']),
]);
const ends: (() => void)[] = [];
// In one process, and asynchronous as in a browser.
beforeAll(() => enforceOptions({ type: 'simulate' }));
beforeEach(() => jest.useFakeTimers());
afterAll(() => enforceOptions(null));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
  removeCookie('ralph-selected-market');
  removeCookie('ralph-checkout-market');
  jest.restoreAllMocks();
});

/** A tab whose page was served in the Swedish market. */
function aTab(changes: Partial<Shop> = {}) {
  const session = createMarketSession({ ...testShop(), ...changes }, async () => false);
  const refetchPages = jest.fn(async () => true);
  const market = {
    session,
    channel: CHANNEL,
    context: { set: () => undefined },
    operations: { reset: async () => undefined },
    cart: { load: async () => undefined },
    visit: { refetchPages },
  };
  ends.push(syncTopicsAcrossTabs(marketTopics({ market }, session.getShop()), { channelName: 'tabs' }));
  return {
    choose: async (alias: string) => switchMarket(alias, market),
    refetchPages,
    markets: () => [session.getShop().market, session.getShop().checkoutMarket, session.getShop().currency],
  };
}

/** Lets messages and the delays of the code pass. */
const synced = async () => jest.advanceTimersByTimeAsync(50);

test('a change of the market reaches the other tab, which fetches its data once [STATE-06]', async () => {
  const [one, other] = [aTab(), aTab()];
  const postMessage = jest.spyOn(BroadcastChannel.prototype, 'postMessage');

  await one.choose('fi');
  await waitFor(() => expect(other.markets()).toEqual(['fi', 'fi', 'EUR']));
  await synced();

  expect(other.refetchPages).toHaveBeenCalledTimes(1);
  expect(postMessage.mock.calls).toEqual([[{ type: 'market', data: 'fi' }], [{ type: 'checkout-market', data: 'fi' }]]);
});

test('a market of the checkout alone reaches the other tab [STATE-06]', async () => {
  const [one, other] = [aTab(), aTab()];

  await one.choose('kassa');

  await waitFor(() => expect(other.markets()).toEqual(['se', 'kassa', 'SEK']));
});

test('a hidden tab changes its market when it is visible again', async () => {
  const [one, other] = [aTab(), aTab()];
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  await one.choose('fi');
  await synced();
  expect(other.markets()).toEqual(['se', 'se', 'SEK']);

  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(other.markets()).toEqual(['fi', 'fi', 'EUR']));
});

test('a page in a language that a market does not sell in keeps its own market', async () => {
  const [english, swedish] = [aTab({ locale: 'en' }), aTab()];

  await english.choose('eu');
  await synced();

  expect(swedish.markets()).toEqual(['se', 'se', 'SEK']);
  expect(swedish.refetchPages).not.toHaveBeenCalled();
});
