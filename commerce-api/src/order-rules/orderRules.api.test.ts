import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { operatorOf } from '../../test/operator.ts';
import { BUYER, CONTACT, INVOICE, paymentKit, type Outcome } from '../../test/paymentKit.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { withTimes } from '../../test/withTimes.ts';

const SKU = 201;
const BLOCKED = 'blocked@example.se';

let api: Api;
const kit = paymentKit(() => api);
const operator = operatorOf(() => api);
beforeAll(async () => {
  api = await startApi({
    PAYMENT_SANDBOX: 'true',
    ...withTimes({ paymentCheckMs: 3_600_000 }),
    LIMIT_ORDERS_PER_EMAIL: '1000/hour',
    LIMIT_ORDERS_PER_NETWORK: '1000/hour',
    LIMIT_UNITS_PER_NETWORK: '100000/hour',
    LIMIT_ORDER_UNITS: '20',
    LIMIT_SKU_UNITS: '15',
  });
  await operator.run('customer block', { email: BLOCKED });
});
afterAll(() => api.stop());

const setStock = (pieces: number) => operator.run('stock', { sku: String(SKU), 'in-stock': String(pieces) });

let codes = 0;
/** A code for half the price, for one use in all or per customer. */
async function newCode(limit: 'max-uses' | 'max-uses-per-customer'): Promise<string> {
  const code = `ONCE${(codes += 1)}`;
  await operator.run('promo create', { code, percent: '50', [limit]: '1' });
  return code;
}

/** The input of the shopper, in the checkout or in the form of the provider. */
interface Buyer {
  checkout?: object;
  contact?: Record<string, string>;
}

interface Case {
  name: string;
  cart?: () => Promise<string>;
  buyer?: Buyer;
  /** Happens after the cart was filled. */
  before?: () => Promise<unknown>;
  invoice: Outcome;
  card: Outcome;
  form: Outcome;
}

const onlyOne = () => kit.cartWith([SKU, 1]);
const address = (fields: object) => ({ checkout: { billingAddress: { ...BILLING_ADDRESS, ...fields } } });

const CASES: Case[] = [
  { name: 'a complete checkout', invoice: 'ordered', card: 'ordered', form: 'ordered' },
  {
    name: 'a blocked customer',
    buyer: { checkout: { email: BLOCKED }, contact: { email: BLOCKED } },
    invoice: { refused: 'CUSTOMER_BLACKLISTED' },
    card: { refused: 'CUSTOMER_BLACKLISTED' },
    form: { voided: 'customerBlocked' },
  },
  {
    name: 'a blocked customer in another spelling',
    buyer: { checkout: { email: ' Blocked@EXAMPLE.se' }, contact: { email: 'blocked@ｅxample.se' } },
    invoice: { refused: 'CUSTOMER_BLACKLISTED' },
    card: { refused: 'CUSTOMER_BLACKLISTED' },
    form: { voided: 'customerBlocked' },
  },
  {
    name: 'no consent',
    buyer: { checkout: { acceptedConsents: [] } },
    invoice: { refused: 'CHECKOUT_INCOMPLETE' },
    card: { refused: 'CHECKOUT_INCOMPLETE' },
    // By paying in the form.
    form: 'ordered',
  },
  {
    name: 'a country of another market',
    buyer: address({ country: 'NO', zip: '0150', city: 'Oslo' }),
    invoice: { refused: 'COUNTRY_NOT_DELIVERED' },
    card: { refused: 'COUNTRY_NOT_DELIVERED' },
    // The form of the sandbox is for the country of the checkout.
    form: 'ordered',
  },
  {
    name: 'a zip that does not exist',
    buyer: { ...address({ zip: '1' }), contact: { zip: '1' } },
    invoice: { refused: 'CHECKOUT_INCOMPLETE' },
    card: { refused: 'CHECKOUT_INCOMPLETE' },
    form: { voided: 'fieldsInvalid' },
  },
  {
    name: 'a name without a visible character',
    buyer: { ...address({ lastName: '\u200B' }), contact: { lastName: '\u200B' } },
    invoice: { refused: 'CHECKOUT_INCOMPLETE' },
    card: { refused: 'CHECKOUT_INCOMPLETE' },
    form: { voided: 'fieldsInvalid' },
  },
  {
    name: 'a mailbox in brackets',
    buyer: { checkout: { email: '<a@example.se>' }, contact: { email: '<a@example.se>' } },
    invoice: { refused: 'CHECKOUT_INCOMPLETE' },
    card: { refused: 'CHECKOUT_INCOMPLETE' },
    form: { voided: 'fieldsInvalid' },
  },
  {
    name: 'more items of a SKU than an order has',
    cart: () => kit.cartWith([SKU, 16]),
    invoice: { refused: 'TOO_MANY_ITEMS' },
    card: { refused: 'TOO_MANY_ITEMS' },
    form: { refused: 'no form' },
  },
  {
    name: 'more items than an order has',
    cart: () => kit.cartWith([SKU, 11], [301, 10]),
    invoice: { refused: 'TOO_MANY_ITEMS' },
    card: { refused: 'TOO_MANY_ITEMS' },
    form: { refused: 'no form' },
  },
  {
    name: 'an empty cart',
    cart: () => kit.cartWith(),
    invoice: { refused: 'CART_EMPTY' },
    card: { refused: 'CART_EMPTY' },
    form: { refused: 'no form' },
  },
  {
    name: 'another total than the shown one',
    buyer: { checkout: { shownTotal: 1 } },
    invoice: { refused: 'TOTAL_CHANGED' },
    card: { refused: 'TOTAL_CHANGED' },
    // The form shows its own amount, which must be that of the payment.
    form: 'ordered',
  },
  {
    name: 'stock that was sold meanwhile',
    before: () => setStock(0),
    invoice: { refused: 'INSUFFICIENT_STOCK' },
    card: { refused: 'INSUFFICIENT_STOCK' },
    form: { refused: 'no form' },
  },
];

describe.each(CASES)('an order with $name', ({ cart = onlyOne, buyer = {}, before, ...expected }) => {
  test.each(['invoice', 'card', 'form'] as const)('is decided by the same rules, paid by %s', async (way) => {
    const cartId = await cart();
    await before?.();
    try {
      const outcome = way === 'form' ? kit.form(cartId, buyer.contact) : kit[way](cartId, buyer.checkout);

      expect(await outcome).toEqual(expected[way]);
    } finally {
      await setStock(90);
    }
  });
});

test('the validation of an order gives the verdict of the order', async () => {
  for (const { cart = onlyOne, buyer = {}, before, invoice } of CASES) {
    const cartId = await cart();
    await before?.();
    // A checkout has a carrier selected from its first update on.
    await kit.update(cartId, { message: 'Ring' });
    const checkout = { ...BUYER, paymentId: INVOICE, ...buyer.checkout };
    const { data } = await kit.run(
      `query ($cartId: String!, $checkout: CheckoutInputType!) {
        validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid message }
      }`,
      { cartId, checkout },
    );
    await setStock(90);
    expect(data['validateOrderCreation']).toMatchObject({ isValid: invoice === 'ordered' });
  }
});

describe('a code for one use', () => {
  test.each(['invoice', 'card', 'form'] as const)(
    'that was used up while a shopper paid is not used again by %s',
    async (way) => {
      const code = await newCode('max-uses');
      const [first, second] = [await onlyOne(), await onlyOne()];
      await kit.setCode(first, code);
      await kit.setCode(second, code);
      const openForm = await kit.openForm(second);

      const bought = await kit[way](first);
      const late = openForm === null ? null : await kit.pay(openForm, CONTACT);

      expect(bought).toBe('ordered');
      expect(late).toEqual({ voided: 'codeUsedUp' });
    },
  );

  test('is held by an open payment, and free again when that ends', async () => {
    const code = await newCode('max-uses');
    const [first, second] = [await onlyOne(), await onlyOne()];
    await kit.setCode(first, code);
    await kit.setCode(second, code);
    const page = await kit.openPage(first);

    const whilePaying = await kit.invoice(second);
    if (typeof page === 'string') await kit.pay(page, { scenario: 'refused' });
    const afterwards = await kit.invoice(second);

    expect(whilePaying).toEqual({ refused: 'InvalidPromoCode' });
    expect(afterwards).toBe('ordered');
  });

  test('per customer is counted by the address of the provider form', async () => {
    const code = await newCode('max-uses-per-customer');
    const outcomes: Outcome[] = [];
    for (const email of ['once@example.se', 'Once@example.se', 'once@ｅxample.se']) {
      const cartId = await onlyOne();
      await kit.setCode(cartId, code);
      outcomes.push(await kit.form(cartId, { email }));
    }

    expect(outcomes).toEqual(['ordered', { voided: 'codeUsedUp' }, { voided: 'codeUsedUp' }]);
  });
});

test('a customer who is blocked while paying gets the money back', async () => {
  const email = 'soon-blocked@example.se';
  const page = await kit.openPage(await onlyOne(), { email });
  await operator.run('customer block', { email });

  expect(typeof page === 'string' && (await kit.pay(page))).toEqual({ voided: 'customerBlocked' });
});

test.each([
  ['box', 'invoice'],
  ['box', 'card'],
  ['payment', 'form'],
] as const)('an order stores the consent by %s with the version of its text: %s', async (by, way) => {
  const cartId = await onlyOne();
  await kit[way](cartId);
  const orders = z.array(z.object({ order: z.number() })).parse(await operator.run('order list', { limit: '1' }));

  const shown = await operator.run('order show', { order: String(orders[0]?.order) });

  expect(shown).toMatchObject({
    consents: [{ type: 'order', by, version: expect.stringMatching(/^[\da-f]{16}$/), acceptedAt: expect.any(String) }],
  });
});
