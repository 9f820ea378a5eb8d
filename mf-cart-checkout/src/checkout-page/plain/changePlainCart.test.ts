import type { ActionRedirect, ActionResult } from '@hemvaror/runtime/contract/contract';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { atLimit } from '@hemvaror/testing/atLimit';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { postForm } from '@hemvaror/testing/postForm';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { messages } from '../../messages/sv.ts';
import { aCheckout } from '../../testing/aCheckout.ts';
import { action } from '../CheckoutPage.action.ts';
import { shownOrder } from './plainCheckout.ts';
import { NEW_PLAIN_VIEW } from './plainView.ts';

const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const channel = { data: { channel: { markets: [sweden] } } };
const line = aCartLine({ id: '812', quantity: 2 });
const cart = aCart({ items: [line, aCartLine({ id: '813', skuId: 72, quantity: 1 })] });
const changed = aCart({ summary: aCartSummary({ total: aPrice(500) }) });
const name = line.product?.name ?? '';

const FORM = {
  intent: 'update',
  cart: cart.id ?? '',
  shown: shownOrder(cart),
  country: 'se',
  customerType: 'PERSON',
  email: 'astrid.lind@hemvist.example',
  phone: '070-000 00 00',
  personalId: '19121212-1212',
  firstName: 'Astrid',
  lastName: 'Lind',
  address: 'Björkvägen 12',
  zip: '111 22',
  city: 'Åstad',
  shipping: '1',
  payment: '7',
  terms: 'on',
  'quantity-812-2': '2',
  'quantity-813-1': '1',
  promoCode: '',
};

function post(fields: Record<string, string>, api: Record<string, StubResponse> = {}, current = cart) {
  return postForm(action, {
    fields: { ...FORM, ...fields },
    cart: current,
    url: '/kassan?do=form',
    api: {
      channel,
      getCart: { data: { getCart: cart } },
      updateCartItem: { data: { updateCartItem: changed } },
      setCartPromoCode: { data: { setCartPromoCode: changed } },
      createOrUpdatePlainCheckout: { data: { createOrUpdateCheckout: aCheckout({ cart: changed }) } },
      placeOrder: { data: { placeOrder: { orderId: '104218', status: 'completed', redirectUrl: null } } },
      ...api,
    },
  });
}

type Posted = Awaited<ReturnType<typeof post>>;
const names = ({ calls }: Posted) => calls.map((call) => call.name);
const variables = ({ calls }: Posted, of: string) =>
  calls.filter((call) => call.name === of).map((call) => call.variables);
const refusal = (code: string) => ({ refusals: [{ message: 'no', code }] });

function noticeOf(result: ActionResult | ActionRedirect) {
  const { redirect } = result;
  const plain = {
    view: NEW_PLAIN_VIEW,
    cartId: cart.id ?? '',
    checkout: aCheckout({ cart }),
    market: null,
    customerType: 'PERSON' as const,
  };
  return action.notice({
    result: typeof redirect === 'object' ? redirect.result : result,
    data: { markets: [], plain, stored: null },
    shop: testShop(),
    t: createI18n('sv', messages).getFixedT(null, 'cart-checkout'),
  });
}

test('a new quantity changes its line, then stores what was typed [CART-24]', async () => {
  const posted = await post({ 'quantity-812-2': '3' });

  expect(names(posted)).toEqual(['channel', 'getCart', 'updateCartItem', 'createOrUpdatePlainCheckout']);
  expect(variables(posted, 'updateCartItem')).toMatchObject([{ id: cart.id, item: { id: '812', quantity: 3 } }]);
  expect(variables(posted, 'createOrUpdatePlainCheckout')).toMatchObject([{ checkout: { email: FORM.email } }]);
  expect(noticeOf(posted.result)).toBeNull();
});

test('quantities as shown send no request for the cart, also if another tab has changed it', async () => {
  const posted = await post({ 'quantity-812-2': '2', 'quantity-813-1': '' });

  expect(names(posted)).toEqual(['channel', 'createOrUpdatePlainCheckout']);
});

test('the button of a line and the quantity 0 remove it [CART-24]', async () => {
  const byButton = await post({ intent: 'remove-line 812', 'quantity-812-2': '9' });
  const byQuantity = await post({ 'quantity-812-2': '0' });

  for (const posted of [byButton, byQuantity]) {
    expect(variables(posted, 'updateCartItem')).toMatchObject([{ item: { id: '812', quantity: 0 } }]);
  }
});

test('removing a line that another tab has removed is no error, changing it is', async () => {
  const getCart = { data: { getCart: aCart({ items: [] }) } };
  const removed = await post({ intent: 'remove-line 900' }, { getCart });
  const changedLine = await post({ 'quantity-900-1': '2' }, { getCart });

  expect(noticeOf(removed.result)).toBeNull();
  expect(names(changedLine)).not.toContain('updateCartItem');
  expect(noticeOf(changedLine.result)?.text).toBe('En av varorna finns inte längre i varukorgen');
});

test('a quantity above the stock is refused at its line, and the field keeps it [CART-21]', async () => {
  const posted = await post({ 'quantity-812-2': '99' }, { updateCartItem: refusal('INSUFFICIENT_STOCK') });

  const error = `Endast ${line.product?.skus?.[0]?.stock?.totalStock} kvar på lager`;
  expect(noticeOf(posted.result)).toEqual({
    tone: 'error',
    text: `${name}: ${error}`,
    fields: [{ name: 'quantity-812', value: '99', error }],
  });
  expect(names(posted)).toContain('createOrUpdatePlainCheckout');
});

test.each([
  ['1.5', 'Det antalet går inte att beställa'],
  ['-1', 'Det antalet går inte att beställa'],
  ['två', 'Det antalet går inte att beställa'],
  ['10000', /^Endast \d+ kvar på lager$/],
  ['99999999999999999999', /^Endast \d+ kvar på lager$/],
])('the quantity %s is refused without a request', async (entered, error) => {
  const posted = await post({ 'quantity-812-2': entered });

  expect(names(posted)).not.toContain('updateCartItem');
  expect(noticeOf(posted.result)?.fields?.[0]?.error).toMatch(error);
});

test('a post changes at most 20 lines', async () => {
  const items = Array.from({ length: 25 }, (_item, index) => aCartLine({ id: String(index + 1), quantity: 1 }));
  const fields = Object.fromEntries(items.map(({ id }) => [`quantity-${id}-1`, '2']));
  const many = aCart({ items });
  const posted = await post(fields, {
    getCart: { data: { getCart: many } },
    updateCartItem: { data: { updateCartItem: many } },
  });

  expect(variables(posted, 'updateCartItem')).toHaveLength(20);
  expect(noticeOf(posted.result)?.tone).toBe('error');
});

test('a promo code is applied with every button, and removed by its own [CART-26]', async () => {
  const applied = await post({ promoCode: ' HEMMA10 ' });
  const removed = await post({ intent: 'remove-promo-code' });

  expect(variables(applied, 'setCartPromoCode')).toMatchObject([
    { id: cart.id, promoCode: 'HEMMA10', checkoutMarketId: 'se' },
  ]);
  expect(variables(removed, 'setCartPromoCode')).toMatchObject([{ promoCode: '' }]);
  expect(noticeOf(applied.result)).toBeNull();
});

test.each([
  ['RequirementsNotMet', 'Du har inte uppfyllt kraven för denna kod', 'CART-27'],
  ['PromoCodeInvalid', 'Koden är ej giltig', 'CART-28'],
])('the refusal %s of a promo code, "%s", is at its field, which keeps the code [%s]', async (code, error, _id) => {
  const posted = await post({ promoCode: 'HÖST' }, { setCartPromoCode: refusal(code) });

  expect(noticeOf(posted.result)).toEqual({
    tone: 'error',
    text: `Rabattkod: ${error}`,
    fields: [{ name: 'promoCode', value: 'HÖST', error }],
  });
  expect(names(posted)).toContain('createOrUpdatePlainCheckout');
});

test('refused lines and a refused code are reported together', async () => {
  const posted = await post(
    { 'quantity-812-2': '99', promoCode: 'HÖST' },
    { updateCartItem: refusal('INSUFFICIENT_STOCK'), setCartPromoCode: refusal('PromoCodeInvalid') },
  );

  expect(noticeOf(posted.result)?.fields?.map((field) => field.name)).toEqual(['quantity-812', 'promoCode']);
});

test('an order with a new quantity or code is not placed before its price was shown', async () => {
  const withQuantity = await post({ intent: 'order', 'quantity-812-2': '3' });
  const withCode = await post({ intent: 'order', promoCode: 'HEMMA10' });

  for (const posted of [withQuantity, withCode]) {
    expect(names(posted)).not.toContain('placeOrder');
    expect(noticeOf(posted.result)?.text).toMatch(/^Din order har ändrats/);
  }
});

test('an order with a refused code is not placed', async () => {
  const posted = await post(
    { intent: 'order', promoCode: 'HÖST' },
    {
      setCartPromoCode: refusal('PromoCodeInvalid'),
      createOrUpdatePlainCheckout: { data: { createOrUpdateCheckout: aCheckout({ cart }) } },
    },
  );

  expect(names(posted)).not.toContain('placeOrder');
  expect(noticeOf(posted.result)?.text).toBe('Rabattkod: Koden är ej giltig');
});

test('the cart that another tab has started is not changed by the form of the former one', async () => {
  const posted = await post({ cart: '2b0f0e6e-8c2b-4b55-9c1c-1d2e3f405060', 'quantity-812-2': '3' });

  expect(names(posted)).not.toContain('updateCartItem');
  expect(noticeOf(posted.result)?.text).toBe(`${name}: Varukorgen kunde inte ändras. Försök igen.`);
});

test('an API that does not respond changes nothing, and the fields keep what was typed', async () => {
  const posted = await post({ 'quantity-812-2': '3', promoCode: 'HÖST' }, { getCart: { failure: 'network' } });

  const error = 'Vi når inte butiken just nu. Försök igen om en stund.';
  expect(noticeOf(posted.result)?.fields).toEqual([
    { name: 'quantity-812', value: '3', error },
    { name: 'promoCode', value: 'HÖST', error },
  ]);
});

test.each([
  { kind: 'cart', 'quantity-812': 'unknown 3' },
  { kind: 'cart', 'quantity-812': 7 },
  { kind: 'cart', 'quantity-../1': 'outOfStock 3' },
  { kind: 'cart', promo: 'free', code: 'X' },
])('the invalid result %j has no notice', (result) => {
  expect(noticeOf(result)).toBeNull();
});

test('limits of the cart and of promo codes are named with their end, and the fields keep what was typed', async () => {
  const posted = await post(
    { 'quantity-812-2': '3', promoCode: 'HÖST' },
    atLimit('updateCartItem', 'setCartPromoCode'),
  );

  const notice = noticeOf(posted.result);
  expect(notice?.text).toContain(`${name}: För många försök på kort tid. Försök igen om 12 minuter.`);
  expect(notice?.fields).toEqual([
    { name: 'quantity-812', value: '3', error: 'För många försök på kort tid. Försök igen om 12 minuter.' },
    { name: 'promoCode', value: 'HÖST', error: 'För många försök på kort tid. Försök igen om 12 minuter.' },
  ]);
});

test('a cart that a limit keeps from loading is not changed, and the message has the end of the limit', async () => {
  const posted = await post({ 'quantity-812-2': '3', promoCode: 'HÖST' }, atLimit('getCart'));

  expect(names(posted)).not.toContain('updateCartItem');
  expect(noticeOf(posted.result)?.fields?.map(({ error }) => error)).toEqual([
    'För många försök på kort tid. Försök igen om 12 minuter.',
    'För många försök på kort tid. Försök igen om 12 minuter.',
  ]);
});
