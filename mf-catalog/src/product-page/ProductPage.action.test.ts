import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { LIMITED } from '@hemvaror/testing/atLimit';
import { postForm } from '@hemvaror/testing/postForm';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { messages } from '../messages/sv.ts';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { action } from './ProductPage.action.ts';

const SIZES = [aSku(), aSku({ skuId: 71, name: '128 mm', stock: aStock(3) })];
const CART = { id: 'cart-0001', items: [] };

/** Posts a form for a visitor without a cart. */
async function postAddToCart(fields: Record<string, string>, addToCart: StubResponse = { data: { addToCart: CART } }) {
  const { result, calls, cartId } = await postForm(action, {
    fields,
    api: { getCart: { data: { getCart: CART } }, addToCart },
  });
  return { result, cartId, added: calls.find(({ name }) => name === 'addToCart')?.variables['item'] };
}

function noticeOf(result: unknown, product = aProduct({ skus: SIZES })) {
  const t = createI18n('sv', messages).getFixedT(null, 'catalog');
  return action.notice({ result, data: { product }, shop: testShop(), t });
}

test('the form adds its SKU to the cart and stores the cart id', async () => {
  const { result, added, cartId } = await postAddToCart({ intent: 'add-to-cart', skuId: '71', quantity: '2' });

  expect(added).toEqual({ skuId: 71, quantity: 2 });
  expect(result).toEqual({ kind: 'added', skuId: 71 });
  expect(cartId).toBe('cart-0001');
});

test('a limit is named with its end', async () => {
  const { result } = await postAddToCart({ intent: 'add-to-cart', skuId: '71' }, LIMITED);

  expect(result).toEqual({ kind: 'limited', waitMinutes: 12 });
  expect(noticeOf(result)).toEqual({
    tone: 'error',
    text: 'För många försök på kort tid. Försök igen om 12 minuter.',
  });
});

test('the notice names the added product with its size and links to the checkout', () => {
  expect(noticeOf({ kind: 'added', skuId: 71 })).toEqual({
    tone: 'success',
    text: 'Krok Ek 128 mm ligger i varukorgen',
    link: { label: 'Till kassan', to: '/kassan' },
  });
});

test('the notice of a product with one size omits the size', () => {
  expect(noticeOf({ kind: 'added', skuId: 70 }, aProduct())?.text).toBe('Krok Ek ligger i varukorgen');
});

test('without a selected size nothing is added and the notice requires a size', async () => {
  const { result, added } = await postAddToCart({ intent: 'add-to-cart', quantity: '1' });

  expect(added).toBeUndefined();
  expect(noticeOf(result)).toEqual({ tone: 'error', text: 'Du måste välja storlek först' });
});

test('an out-of-stock refusal shows the available quantity', async () => {
  const short = { refusals: [{ message: 'too few', code: 'INSUFFICIENT_STOCK' }] };
  const { result } = await postAddToCart({ intent: 'add-to-cart', skuId: '71', quantity: '4' }, short);

  expect(noticeOf(result)).toEqual({ tone: 'error', text: 'Endast 3 kvar på lager' });
});

test.each([
  ['no intent', { skuId: '71', quantity: '1' }],
  ['another intent', { intent: 'review', skuId: '71', quantity: '1' }],
  ['an invalid SKU id', { intent: 'add-to-cart', skuId: '71; drop', quantity: '1' }],
  ['quantity 0', { intent: 'add-to-cart', skuId: '71', quantity: '0' }],
  ['a quantity above 999', { intent: 'add-to-cart', skuId: '71', quantity: '1000' }],
  ['a negative quantity', { intent: 'add-to-cart', skuId: '71', quantity: '-1' }],
  ['a fractional quantity', { intent: 'add-to-cart', skuId: '71', quantity: '1.5' }],
  ['a quantity in words', { intent: 'add-to-cart', skuId: '71', quantity: 'two' }],
])('a form with %s adds nothing', async (_case, fields) => {
  const { result, added } = await postAddToCart(fields);

  expect(added).toBeUndefined();
  expect(noticeOf(result)?.text).toBe('Det gick inte att lägga varan i varukorgen. Försök igen.');
});

test('a form can add 999 items', async () => {
  expect((await postAddToCart({ intent: 'add-to-cart', skuId: '71', quantity: '999' })).added).toEqual({
    skuId: 71,
    quantity: 999,
  });
});

test('the notice for a SKU of another product does not mention stock', () => {
  expect(noticeOf({ kind: 'outOfStock', skuId: 9 })?.text).toBe(
    'Det gick inte att lägga varan i varukorgen. Försök igen.',
  );
});

test.each([undefined, null, 'added', {}, { kind: 'won' }, { kind: 'added', skuId: '<b>71</b>' }])(
  'the invalid action result %j has no notice',
  (result) => {
    expect(noticeOf(result)).toBeNull();
  },
);
