import { createCartSession, type Cart } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { stubApi } from '@hemvaror/testing/stubApi';
import { attachHandoffOnClick } from './attachHandoffOnClick.ts';
import { applyHandoff } from './applyHandoff.ts';

const HERE = '11111111-2222-4333-8444-555555555555';
const THERE = '99999999-2222-4333-8444-555555555555';
const FRAGMENT = `#carry&cart=${THERE}&favorites=7.3`;

function aCart(id: string): Cart {
  return { id, isCompleted: false, promoCode: null, appliedCampaigns: [], items: [], summary: null };
}

async function arrive({ from, known = true }: { from: string; known?: boolean }) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const cookie: { id: string | undefined } = { id: HERE };
  const api = stubApi({ getCart: { data: { getCart: known ? aCart(THERE) : null } } });
  const cart = createCartSession({
    operations: api.operations,
    initial: aCart(HERE),
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

test('cart and favorites of the other site are taken over', async () => {
  expect(await arrive({ from: 'http://en.localhost:3000/' })).toEqual({
    favorites: [3, 5, 7],
    cartId: THERE,
    cookie: THERE,
  });
});

test.each(['', 'https://evil.example/', 'http://en.localhost:3000.evil.example/', 'not an address'])(
  'what a page of another shop (%j) puts into an address is left alone',
  async (from) => {
    expect(await arrive({ from })).toEqual({ favorites: [3, 5], cartId: HERE, cookie: HERE });
  },
);

test('a carried cart that nobody knows any more does not cost the one that is here', async () => {
  expect(await arrive({ from: 'http://en.localhost:3000/', known: false })).toMatchObject({
    cartId: HERE,
    cookie: HERE,
  });
});

test('a link to the other site carries at the moment it is followed, and any other link never', () => {
  document.body.innerHTML =
    '<a id="other" href="http://en.localhost:3000/en"><span>English</span></a><a id="elsewhere" href="https://elsewhere.example/x">x</a>';
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followed.push(link.href);
    event.preventDefault();
  });
  attachHandoffOnClick(['http://localhost:3000', 'http://en.localhost:3000'], () => ({
    cartId: THERE,
    favorites: [7, 3],
  }));

  document.querySelector('span')?.click();
  document.querySelector<HTMLElement>('#elsewhere')?.click();

  expect(followed).toEqual([`http://en.localhost:3000/en${FRAGMENT}`, 'https://elsewhere.example/x']);
});
