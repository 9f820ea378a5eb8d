import type { Shop } from '@hemvaror/runtime/contract/shop';
import { readCookie, removeCookie } from '@hemvaror/runtime/state/cookies';
import { testShop } from '@hemvaror/testing/testShop';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { createMarketSession } from './marketSession.ts';
import { switchMarket } from './switchMarket.ts';

const CHANNEL = aChannel('se', [aMarket('se', []), aMarket('fi', [], { currency: { name: 'Euro', code: 'EUR' } })]);

afterEach(() => {
  removeCookie('ralph-selected-market');
  removeCookie('ralph-checkout-market');
  jest.restoreAllMocks();
});

/** A page in the Swedish market. `fetched` has the market of each fetch of the cart and the page. */
function aPage({
  cart = async () => {},
  pages = async () => true,
}: Partial<Record<'cart', () => Promise<void>> & Record<'pages', () => Promise<boolean>>> = {}) {
  const fetched: [what: string, market: string][] = [];
  const seen: string[] = [];
  const loaders: { shop: Shop | null } = { shop: null };
  const session = createMarketSession(testShop(), async () => false);
  session.subscribe(() => seen.push(session.getShop().market));
  const deps = {
    session,
    channel: CHANNEL,
    context: { set: (_key: unknown, shop: unknown) => void Object.assign(loaders, { shop }) },
    operations: { reset: async () => undefined },
    cart: {
      load: async () => {
        fetched.push(['cart', session.getRequestShop().market]);
        await cart();
      },
    },
    visit: {
      refetchPages: async () => {
        fetched.push(['pages', session.getRequestShop().market]);
        return pages();
      },
    },
  };
  return {
    choose: () => switchMarket('fi', deps),
    fetched,
    seen,
    state: () => [
      session.getShop().market,
      loaders.shop?.market,
      readCookie('ralph-selected-market'),
      readCookie('ralph-checkout-market'),
    ],
  };
}

test('cart and pages are fetched in the new market before the page and its cookies change [LOCALE-17]', async () => {
  let duringFetch: unknown;
  const page = aPage({
    pages: async () => {
      duringFetch = page.state();
      return true;
    },
  });

  expect(await page.choose()).toBe(true);

  expect(page.fetched).toEqual([
    ['cart', 'fi'],
    ['pages', 'fi'],
  ]);
  // The other tabs read the cookies, and must not learn of the market before.
  expect(duringFetch).toEqual(['se', 'fi', undefined, undefined]);
  expect(page.state()).toEqual(['fi', 'fi', 'fi', 'fi']);
  expect(page.seen).toEqual(['fi']);
});

test('a market whose cart cannot be fetched changes nothing, and the page is not fetched', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = aPage({ cart: () => Promise.reject(new Error('down')) });

  expect(await page.choose()).toBe(false);

  expect(page.fetched.map(([what]) => what)).not.toContain('pages');
  expect(page.state()).toEqual(['se', 'se', undefined, undefined]);
  expect(page.seen).toEqual([]);
});

test('a market whose pages cannot be loaded changes nothing, and the cart is fetched in the previous one', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = aPage({ pages: async () => false });

  expect(await page.choose()).toBe(false);

  expect(page.fetched.at(-1)).toEqual(['cart', 'se']);
  expect(page.state()).toEqual(['se', 'se', undefined, undefined]);
});
