import { createCartSession, type Cart } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { stubApi } from '@hemvaror/testing/stubApi';
import { attachHandoffOnClick } from './attachHandoffOnClick.ts';
import { applyHandoff } from './applyHandoff.ts';

const OWN_CART = '11111111-2222-4333-8444-555555555555';
const OTHER_CART = '99999999-2222-4333-8444-555555555555';
const FRAGMENT = `#carry&cart=${OTHER_CART}&favorites=7.3`;

function aCart(id: string): Cart {
  return { id, isCompleted: false, promoCode: null, appliedCampaigns: [], items: [], summary: null };
}

async function applyFrom({ from, known = true }: { from: string; known?: boolean }) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const cookie: { id: string | undefined } = { id: OWN_CART };
  const api = stubApi({ getCart: { data: { getCart: known ? aCart(OTHER_CART) : null } } });
  const cart = createCartSession({
    operations: api.operations,
    initial: aCart(OWN_CART),
    market: () => 'se',
    readId: () => cookie.id,
    writeId: (id) => (cookie.id = id ?? undefined),
  });
  const store = createAppStore({ favorites: { productIds: [3, 5] } });

  await applyHandoff({
    fragment: FRAGMENT,
    store,
    cart,
    writeCartId: (id) => (cookie.id = id),
    shopHosts: ['localhost:3000', 'en.localhost:3000'],
  });

  return { favorites: store.getState().favorites.productIds, cartId: cart.getSnapshot().cart?.id, cookie: cookie.id };
}

afterEach(() => jest.restoreAllMocks());

test('the cart and the favorites of the other site are applied', async () => {
  expect(await applyFrom({ from: 'http://en.localhost:3000/' })).toEqual({
    favorites: [3, 5, 7],
    cartId: OTHER_CART,
    cookie: OTHER_CART,
  });
});

test.each(['', 'https://evil.example/', 'http://en.localhost:3000.evil.example/', 'not an address'])(
  'a handoff from a page of another origin (%j) is ignored',
  async (from) => {
    expect(await applyFrom({ from })).toEqual({ favorites: [3, 5], cartId: OWN_CART, cookie: OWN_CART });
  },
);

test('an unknown cart in the handoff does not replace the cart of this site', async () => {
  expect(await applyFrom({ from: 'http://en.localhost:3000/', known: false })).toMatchObject({
    cartId: OWN_CART,
    cookie: OWN_CART,
  });
});

test('a link to the other site gets the handoff when it is clicked; other links never do', () => {
  document.body.innerHTML =
    '<a id="other" href="http://en.localhost:3000/en"><span>English</span></a><a id="elsewhere" href="https://elsewhere.example/x">x</a>';
  const opened: string[] = [];
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) opened.push(link.href);
    event.preventDefault();
  });
  attachHandoffOnClick(['http://localhost:3000', 'http://en.localhost:3000'], () => ({
    cartId: OTHER_CART,
    favorites: [7, 3],
  }));

  document.querySelector('span')?.click();
  document.querySelector<HTMLElement>('#elsewhere')?.click();

  expect(opened).toEqual([`http://en.localhost:3000/en${FRAGMENT}`, 'https://elsewhere.example/x']);
});
