import { testShop } from '@storefront/testing/testShop';
import { aChannel, aMarket } from './testChannel.ts';
import { createMarketSession } from './marketSession.ts';

const CHANNEL = aChannel('se', [
  aMarket('se', ['sv', 'en']),
  aMarket('fi', [], { currency: { name: 'Euro', code: 'EUR' } }),
  aMarket('eu', ['en']),
  aMarket('kassa', ['sv'], { onlyDisplayInCheckout: true }),
  aMarket('moln', ['sv'], { virtual: true }),
]);

function aSession(given: Partial<ReturnType<typeof testShop>> = {}) {
  const world = { writeCookie: jest.fn(), changed: jest.fn(), goTo: jest.fn() };
  const location = () => ({ pathname: '/se/c/krokar', search: '?sort=PRICE' });
  const session = createMarketSession({ ...world, location, shop: { ...testShop(), ...given }, channel: () => CHANNEL });
  return { session, ...world };
}

test('LOCALE-16 a market change also sets the checkout market, and the currency', () => {
  const { session, changed } = aSession();
  const seen = jest.fn();
  session.subscribe(seen);

  session.choose('fi');

  expect(session.getShop()).toMatchObject({ market: 'fi', checkoutMarket: 'fi', currency: 'EUR' });
  expect(changed).toHaveBeenCalledWith(session.getShop());
  expect(seen).toHaveBeenCalledTimes(1);
});

test('both markets are remembered for a year', () => {
  const { session, writeCookie } = aSession();

  session.choose('fi');

  expect(writeCookie.mock.calls).toEqual([
    ['ralph-selected-market', 'fi', 31_536_000],
    ['ralph-checkout-market', 'fi', 31_536_000],
  ]);
});

test.each(['se', 'nowhere', 'eu', 'kassa', 'moln', ''])('choosing %j changes nothing', (alias) => {
  const { session, writeCookie, changed } = aSession();
  const before = session.getShop();

  session.choose(alias);

  expect(session.getShop()).toBe(before);
  expect(writeCookie).not.toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();
});

test('with the market in the path another one is another document, of the same page', () => {
  const shop = testShop();
  const { session, goTo, changed } = aSession({
    config: { ...shop.config, marketInPath: true },
    places: { sv: { locale: 'sv', market: 'se' }, en: { locale: 'en', market: 'eu' } },
    marketAliases: ['se', 'fi', 'eu'],
  });

  session.choose('fi');

  expect(goTo).toHaveBeenCalledWith('/fi/c/krokar?sort=PRICE');
  expect(changed).not.toHaveBeenCalled();
});
