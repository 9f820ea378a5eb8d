import type { ActionRedirect, ActionResult } from '@hemvaror/runtime/contract/contract';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { atLimit } from '@hemvaror/testing/atLimit';
import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { postForm } from '@hemvaror/testing/postForm';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { messages } from '../messages/sv.ts';
import { aCheckout, anInvoice } from '../testing/aCheckout.ts';
import { aPickupOption } from '../testing/aPickupPoint.ts';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { action } from './CheckoutPage.action.ts';
import { shownOrder } from './plain/plainCheckout.ts';

const country = (alias: string, code: string, currency: string) => ({
  alias,
  virtual: false,
  country: { code, name: code },
  currency: { code: currency },
});
const channel = { data: { channel: { markets: [country('se', 'SE', 'SEK'), country('no', 'NO', 'NOK')] } } };
const cart = aCart();
const checkoutOf = (overrides: Partial<CheckoutResponse> = {}) => ({
  data: { createOrUpdateCheckout: { ...aCheckout({ cart }), ...overrides } },
});
const ordered = { data: { placeOrder: { orderId: '104218', status: 'completed', redirectUrl: null } } };

const FORM = {
  intent: 'order',
  cart: cart.id ?? '',
  shown: shownOrder(cart),
  country: 'se',
  customerType: 'PERSON',
  email: 'astrid.lind@hemvist.example',
  phone: '070-000 00 00',
  personalId: '19121212-1212',
  firstName: 'Astrid',
  lastName: 'Lind',
  careOf: '',
  address: 'Björkvägen 12',
  zip: '111 22',
  city: 'Åstad',
  entryCode: '',
  message: 'Ring på',
  shipping: '1',
  payment: '7',
  terms: 'on',
};

function post(fields: Record<string, string>, api: Record<string, StubResponse> = {}, url = '/kassan?do=form') {
  return postForm(action, {
    fields: { ...FORM, ...fields },
    cart,
    url,
    api: { channel, createOrUpdatePlainCheckout: checkoutOf(), placeOrder: ordered, ...api },
  });
}

const calls = (posted: Awaited<ReturnType<typeof post>>, name: string) =>
  posted.calls.filter((call) => call.name === name).map(({ variables }) => variables);

function redirectOf(result: ActionResult | ActionRedirect) {
  const { redirect } = result;
  if (typeof redirect !== 'object') throw new Error(`Expected a redirect, not ${JSON.stringify(result)}.`);
  return redirect;
}

function noticeOf(result: ActionResult | ActionRedirect) {
  const t = createI18n('sv', messages).getFixedT(null, 'cart-checkout');
  return action.notice({
    result: redirectOf(result).result,
    data: { markets: [], plain: null, stored: null },
    shop: testShop(),
    t,
  });
}

test('a complete form places the order of its cart, opens the confirmation and removes the cart [CHECKOUT-14]', async () => {
  const posted = await post({});

  expect(redirectOf(posted.result)).toEqual({ to: '/checkout/confirm?oid=104218' });
  expect(calls(posted, 'placeOrder')).toMatchObject([
    {
      cartId: cart.id,
      checkoutMarketId: 'se',
      checkout: {
        email: FORM.email,
        identityNumber: FORM.personalId,
        message: FORM.message,
        acceptedConsents: ['order'],
        shownTotal: 249,
        billingAddress: { firstName: 'Astrid', zip: '111 22', country: 'SE' },
      },
    },
  ]);
  expect(posted.cartId).toBeUndefined();
});

test('a cart that another tab has started meanwhile is kept', async () => {
  const posted = await post({ cart: '2b0f0e6e-8c2b-4b55-9c1c-1d2e3f405060' });

  expect(redirectOf(posted.result).to).toContain('oid=104218');
  expect(posted.cartId).toBe(cart.id);
});

test('an update stores what was typed, but neither personal id nor message, and orders nothing', async () => {
  const posted = await post({ intent: 'update', zip: '', email: 'no address' });

  const [stored] = calls(posted, 'createOrUpdatePlainCheckout');
  expect(stored).toMatchObject({ checkout: { email: 'no address', billingAddress: { zip: '', careOf: '' } } });
  expect(JSON.stringify(stored)).not.toMatch(/1912|Ring/);
  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(redirectOf(posted.result)).toEqual({ to: '/kassan?do=form&country=se&customer=PERSON&pay=7' });
});

test('another country fetches its prices, and is part of the address', async () => {
  const posted = await post({ intent: 'update', country: 'no' });

  expect(calls(posted, 'createOrUpdatePlainCheckout')).toMatchObject([
    { checkoutMarketId: 'no', checkout: { billingAddress: { country: 'NO' } } },
  ]);
  expect(redirectOf(posted.result).to).toBe('/kassan?do=form&country=no&customer=PERSON&pay=7');
});

test('the delivery address is requested by a button, and replaced by the billing address without it', async () => {
  const wanted = await post({ intent: 'other-address' });
  const unwanted = await post({ intent: 'same-address' }, {}, '/kassan?do=form&to=other');

  expect(redirectOf(wanted.result).to).toContain('to=other');
  expect(redirectOf(unwanted.result).to).not.toContain('to=other');
  expect(calls(wanted, 'createOrUpdatePlainCheckout')).toMatchObject([
    { checkout: { shippingAddress: { addressLine1: 'Björkvägen 12' } } },
  ]);
});

test.each([
  ['an invalid phone number', { phone: '12' }, 'Se till att alla fält är korrekt ifyllda'],
  ['a missing personal id', { personalId: '' }, 'Se till att alla fält är korrekt ifyllda'],
])('%s refuses the order, and the page shows its errors [CHECKOUT-08]', async (_what, fields, text) => {
  const posted = await post(fields);

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(redirectOf(posted.result).to).toBe('/kassan?do=form&country=se&customer=PERSON&pay=7&check=1');
  expect(noticeOf(posted.result)).toEqual({ tone: 'error', text });
});

test('pasted texts are accepted and sent cleaned', async () => {
  const posted = await post({
    phone: '\u202A+46 70\u2011123 45 67\u202C',
    zip: 'SE-111\u00A022',
    firstName: 'Astrid\u200B',
  });

  expect(calls(posted, 'placeOrder')).toMatchObject([
    { checkout: { billingAddress: { phone: '+46 70-123 45 67', zip: '111 22', firstName: 'Astrid' } } },
  ]);
});

test('unaccepted terms refuse the order [CHECKOUT-09]', async () => {
  const { terms: _terms, ...fields } = FORM;
  const posted = await postForm(action, {
    fields,
    cart,
    api: { channel, createOrUpdatePlainCheckout: checkoutOf() },
  });

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(noticeOf(posted.result)?.text).toBe('Du måste godkänna köpvillkoren innan du slutför ditt köp');
});

test('an amount that was not shown is not ordered', async () => {
  const dearer = aCart({ summary: aCartSummary({ total: aPrice(500) }) });
  const posted = await post({}, { createOrUpdatePlainCheckout: checkoutOf({ cart: dearer }) });

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(noticeOf(posted.result)?.text).toMatch(/^Din order har ändrats/);
});

test('a zip without carriers refuses the order [CHECKOUT-10]', async () => {
  const posted = await post({}, { createOrUpdatePlainCheckout: checkoutOf({ shippingOptions: [] }) });

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(noticeOf(posted.result)?.text).toBe('Hittade inga fraktalternativ för angivet postnummer');
});

test('a payment that needs a script is replaced by an invoice, and without one there is no order', async () => {
  const klarna = anInvoice({ id: 9, paymentType: 'KLARNA', isSelected: true });
  const invoice = anInvoice({ id: 7, isSelected: false });
  const replaced = await post({}, { createOrUpdatePlainCheckout: checkoutOf({ paymentOptions: [klarna, invoice] }) });
  const refused = await post({}, { createOrUpdatePlainCheckout: checkoutOf({ paymentOptions: [klarna] }) });

  expect(calls(replaced, 'createOrUpdatePlainCheckout').at(-1)).toMatchObject({ checkout: { paymentId: 7 } });
  expect(calls(replaced, 'placeOrder')).toMatchObject([{ checkout: { paymentId: 7 } }]);
  expect(calls(refused, 'placeOrder')).toEqual([]);
  expect(noticeOf(refused.result)?.text).toMatch(/^Det finns inget betalsätt/);
});

const published = ({ isCredit: _isCredit, ...option }: ReturnType<typeof anInvoice>) => option;

test('a person who has chosen no way to pay places no order, although the API has selected credit [CHECKOUT-02]', async () => {
  const { payment: _payment, ...unpaid } = FORM;
  const checkout = checkoutOf({ paymentOptions: [published(anInvoice({ id: 7 }))] });
  const posted = await postForm(action, {
    fields: unpaid,
    cart,
    url: '/kassan?do=form',
    api: { channel, createOrUpdatePlainCheckout: checkout, placeOrder: ordered },
  });

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(noticeOf(posted.result)?.text).toBe('Välj hur du vill betala innan du slutför ditt köp');
});

test('the way to pay of a company is not taken over for a person', async () => {
  const posted = await post(
    {},
    { createOrUpdatePlainCheckout: checkoutOf({ paymentOptions: [published(anInvoice({ id: 7 }))] }) },
    '/kassan?do=form&customer=ORGANIZATION',
  );

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(redirectOf(posted.result).to).not.toContain('pay=');
});

test.each([
  ['INSUFFICIENT_STOCK', /slutsåld/],
  ['INVALID_IDENTITY_NUMBER', /^Numret stämmer inte/],
  ['CHECKOUT_INCOMPLETE', /^Någon av dina uppgifter/],
  ['TOO_MANY_ITEMS', /^Ordern har fler varor/],
  ['TOTAL_CHANGED', /^Din order har ändrats/],
])('the refusal %s of an order has its message', async (code, text) => {
  const posted = await post({}, { placeOrder: { refusals: [{ message: 'no', code }] } });

  expect(noticeOf(posted.result)?.text).toMatch(text);
  expect(posted.cartId).toBe(cart.id);
});

test('a limit of orders is named with its end, and the cart stays', async () => {
  const posted = await post({}, atLimit('placeOrder'));

  expect(redirectOf(posted.result).result).toEqual({ kind: 'tooMany', waitMinutes: 12 });
  expect(noticeOf(posted.result)?.text).toMatch(/så ordern är inte lagd\..*Försök igen om 12 minuter\.$/);
  expect(posted.cartId).toBe(cart.id);
});

test.each([
  ['update', 'För många försök på kort tid. Försök igen om 12 minuter.'],
  ['order', /så ordern är inte lagd\..*Försök igen om 12 minuter\.$/],
])('a limit of updates refuses the intent "%s" with its end', async (intent, text) => {
  const posted = await post({ intent }, atLimit('createOrUpdatePlainCheckout'));

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(noticeOf(posted.result)?.text).toMatch(text);
});

test('a form that is posted again, after the cart was ordered, leads to the order', async () => {
  const completed = { refusals: [{ message: 'The cart has been ordered.', code: 'CART_COMPLETED' }] };
  const posted = await post({}, { createOrUpdatePlainCheckout: completed });

  expect(redirectOf(posted.result).to).toContain('oid=104218');
});

test('an API that does not respond may have placed the order: the message says that a retry is safe', async () => {
  const posted = await post({}, { placeOrder: { failure: 'network' } });

  expect(noticeOf(posted.result)?.text).toMatch(/^Vi når inte kassan just nu.*bara en gång/);
});

test.each([
  ['another intent', { intent: 'add-to-cart' }],
  ['a malformed cart id', { cart: '../1' }],
  ['a carrier that is no number', { shipping: 'x' }],
])('a form with %s changes nothing', async (_what, fields) => {
  const posted = await post(fields);

  expect(posted.calls).toEqual([]);
  expect(posted.result).toEqual({ kind: 'failed' });
});

test.each([undefined, 'ordered', { kind: 'won' }])('the invalid action result %j has no notice', (result) => {
  const t = createI18n('sv', messages).getFixedT(null, 'cart-checkout');

  expect(action.notice({ result, data: { markets: [], plain: null, stored: null }, shop: testShop(), t })).toBeNull();
});

test('the address of a delivery without a street keeps the country of the form', async () => {
  const posted = await post(
    { intent: 'update', otherFirstName: 'Per', otherZip: '222 22' },
    { createOrUpdatePlainCheckout: checkoutOf({ billingAddress: anEmptyAddress() }) },
    '/kassan?do=form&to=other',
  );

  expect(redirectOf(posted.result).to).toBe('/kassan?do=form&country=se&customer=PERSON&to=other&pay=7');
});

const withPoints = (chosenId: string | null = null) => ({
  createOrUpdatePlainCheckout: checkoutOf({ shippingOptions: [aPickupOption(chosenId)] }),
});

test.each([
  ['a chosen pickup point', 'postnord-se-2', { externalShippingId: 'postnord-se-2', pickupPoint: '' }],
  ['the preselected one', 'nearest postnord-se-1', { externalShippingId: '', pickupPoint: '' }],
])('an update stores %s', async (_what, point, stored) => {
  const posted = await post({ intent: 'update', 'point-1': point, 'point-3': 'schenker-se-1' }, withPoints());

  expect(calls(posted, 'createOrUpdatePlainCheckout')).toMatchObject([{ checkout: stored }]);
});

test.each([
  ['chosen', 'postnord-se-2', 'postnord-se-2', 'Handelsboden, Norrtullsgatan 9, 111 22 Stockholm'],
  ['nearest', null, 'nearest postnord-se-1', 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm'],
])('an order is placed with the %s pickup point', async (_what, chosenId, point, text) => {
  const posted = await post({ 'point-1': point }, withPoints(chosenId));

  expect(calls(posted, 'placeOrder')).toMatchObject([
    { checkout: { externalShippingId: chosenId ?? 'postnord-se-1', pickupPoint: text } },
  ]);
});

test.each([
  ['is the nearest no longer', { 'point-1': 'nearest postnord-se-9' }],
  ['was not shown', {}],
])('an order whose pickup point %s is shown first', async (_what, fields) => {
  const posted = await post(fields, withPoints());

  expect(calls(posted, 'placeOrder')).toEqual([]);
  expect(noticeOf(posted.result)?.text).toMatch(/^Din order har ändrats sedan du såg den senast/);
});
