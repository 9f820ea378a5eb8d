import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
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
async function posted(fields: Record<string, string>, addToCart: StubResponse = { data: { addToCart: CART } }) {
  const { result, calls, cartId } = await postForm(action, {
    fields,
    api: { getCart: { data: { getCart: CART } }, addToCart },
  });
  return { told: result, cartId, added: calls.find(({ name }) => name === 'addToCart')?.variables['item'] };
}

function words(told: unknown, product = aProduct({ skus: SIZES })) {
  const t = createI18n('sv', messages).getFixedT(null, 'catalog');
  return action.notice({ result: told, data: { product }, shop: testShop(), t });
}

test('what a form names is put into the cart, which keeps its id', async () => {
  const { told, added, cartId } = await posted({ intent: 'add-to-cart', skuId: '71', quantity: '2' });

  expect(added).toEqual({ skuId: 71, quantity: 2 });
  expect(told).toEqual({ kind: 'added', skuId: 71 });
  expect(cartId).toBe('cart-0001');
});

test('what was added is named with its size, and leads to the checkout', () => {
  expect(words({ kind: 'added', skuId: 71 })).toEqual({
    tone: 'success',
    text: 'Krok Ek 128 mm ligger i varukorgen',
    link: { label: 'Till kassan', to: '/kassan' },
  });
});

test('a product with one size is named without it', () => {
  expect(words({ kind: 'added', skuId: 70 }, aProduct())?.text).toBe('Krok Ek ligger i varukorgen');
});

test('without a chosen size nothing is added and the shopper is told to choose', async () => {
  const { told, added } = await posted({ intent: 'add-to-cart', quantity: '1' });

  expect(added).toBeUndefined();
  expect(words(told)).toEqual({ tone: 'error', text: 'Du måste välja storlek först' });
});

test('when the shop refuses for want of stock, the shopper is told how much there is', async () => {
  const short = { refusals: [{ message: 'too few', code: 'INSUFFICIENT_STOCK' }] };
  const { told } = await posted({ intent: 'add-to-cart', skuId: '71', quantity: '4' }, short);

  expect(words(told)).toEqual({ tone: 'error', text: 'Endast 3 kvar på lager' });
});

test.each([
  ['no intent', { skuId: '71', quantity: '1' }],
  ['another intent', { intent: 'review', skuId: '71', quantity: '1' }],
  ['no number of a sku', { intent: 'add-to-cart', skuId: '71; drop', quantity: '1' }],
  ['none', { intent: 'add-to-cart', skuId: '71', quantity: '0' }],
  ['more than 999', { intent: 'add-to-cart', skuId: '71', quantity: '1000' }],
  ['less than none', { intent: 'add-to-cart', skuId: '71', quantity: '-1' }],
  ['a part', { intent: 'add-to-cart', skuId: '71', quantity: '1.5' }],
  ['words', { intent: 'add-to-cart', skuId: '71', quantity: 'two' }],
])('a form that says %s adds nothing', async (_what, fields) => {
  const { told, added } = await posted(fields);

  expect(added).toBeUndefined();
  expect(words(told)?.text).toBe('Det gick inte att lägga varan i varukorgen. Försök igen.');
});

test('999 can be asked for', async () => {
  expect((await posted({ intent: 'add-to-cart', skuId: '71', quantity: '999' })).added).toEqual({
    skuId: 71,
    quantity: 999,
  });
});

test('of a sku that is not this product’s only its absence is told', () => {
  expect(words({ kind: 'outOfStock', skuId: 9 })?.text).toBe(
    'Det gick inte att lägga varan i varukorgen. Försök igen.',
  );
});

test.each([undefined, null, 'added', {}, { kind: 'won' }, { kind: 'added', skuId: '<b>71</b>' }])(
  'what the page has not told, as %j, has no words',
  (told) => {
    expect(words(told)).toBeNull();
  },
);
