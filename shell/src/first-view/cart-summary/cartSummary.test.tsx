import { CART_SUMMARY_KEY } from '@hemvaror/domain/site/storageKeys';
import { createCartSession, type Cart } from '@hemvaror/runtime/cart/cartSession';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { stubApi } from '@hemvaror/testing/stubApi';
import { showCartSummary } from '../inline-scripts/showCartSummary.ts';
import { storedCartSummary } from './cartSummary.ts';

const filled = aCart({ id: 'c-1', items: [aCartLine({ skuId: 7, quantity: 3 })] });

afterEach(() => {
  localStorage.clear();
  document.cookie = 'ralph-cart=; max-age=0';
  document.documentElement.removeAttribute('style');
});

/** The cart of a document, which knows only its id. */
function aDocument(id: string | undefined, initial: Cart | null = null) {
  const { operations } = stubApi({});
  const cart = createCartSession({
    operations,
    initial,
    market: () => 'se',
    readId: () => id,
    writeId: (next) => (id = next ?? undefined),
  });
  return { cart, summary: storedCartSummary(cart, () => id) };
}

test('the numbers of the cart are known in the next document, until the cart is loaded [HEAD-13]', () => {
  aDocument('c-1').cart.replace(filled);

  const { cart, summary } = aDocument('c-1');
  expect(summary.getSnapshot()).toMatchObject({ id: 'c-1', count: 3 });
  cart.replace(filled);

  expect(summary.getSnapshot()).toBeNull();
});

test('a change under way, which has not loaded the cart, keeps the numbers', async () => {
  aDocument('c-1').cart.replace(filled);
  const { cart, summary } = aDocument('c-1');

  const change = cart.add({ skuId: 7, quantity: 1 });
  expect(cart.getSnapshot().pending).toEqual([7]);

  expect(summary.getSnapshot()).toMatchObject({ count: 3 });
  await expect(change).rejects.toThrow();
});

test('the numbers of another cart, and of a removed or emptied one, are not shown', () => {
  aDocument('c-1').cart.replace(filled);
  expect(aDocument('c-2').summary.getSnapshot()).toBeNull();
  expect(aDocument(undefined).summary.getSnapshot()).toBeNull();

  aDocument('c-1').cart.replace(aCart({ id: 'c-1', items: [] }));

  expect(localStorage.getItem(CART_SUMMARY_KEY)).toBeNull();
});

test('a cart that is removed, as at a logout, leaves no numbers on the computer', () => {
  const { cart } = aDocument('c-1', filled);
  cart.replace(filled);
  expect(localStorage.getItem(CART_SUMMARY_KEY)).toContain('c-1');

  cart.replace(null);

  expect(localStorage.getItem(CART_SUMMARY_KEY)).toBeNull();
});

test.each(['{', 'null', '7', '{"id":"c-1"}', '{"id":"c-1","count":"3","incVat":"1 kr","exVat":"1 kr"}'])(
  'a stored %s is no summary',
  (text) => {
    localStorage.setItem(CART_SUMMARY_KEY, text);

    expect(aDocument('c-1').summary.getSnapshot()).toBeNull();
  },
);

test('before the hydration, a script passes the numbers of the cart in the cookie to the styles', () => {
  aDocument('c-1').cart.replace(filled);
  const numberOf = (cookie: string) => {
    document.documentElement.removeAttribute('style');
    document.cookie = `ralph-cart=${cookie}`;
    showCartSummary(CART_SUMMARY_KEY, 'ralph-cart');
    return document.documentElement.style.getPropertyValue('--cart-count');
  };

  expect(numberOf('c-1')).toBe('"3"');
  expect(numberOf('c-2')).toBe('');
  localStorage.setItem(CART_SUMMARY_KEY, '{');
  expect(numberOf('c-1')).toBe('');
});
