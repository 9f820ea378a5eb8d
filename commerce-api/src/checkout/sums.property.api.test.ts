import * as fc from 'fast-check';
import * as z from 'zod';
import { TEST_TIMEOUT_MS } from '../../../shared/testing/testLimits.js';
import type { Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { shopWith } from '../../test/shopWith.ts';

/** Sequences in CI; `npm run test:full -- properties` runs many more. Each is some dozens of requests. */
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 120) / 10);
jest.setTimeout(TEST_TIMEOUT_MS + RUNS * 10_000);

const PLACES = {
  se: {},
  fi: { country: 'FI', zip: '00100', city: 'Helsingfors' },
  no: { country: 'NO', zip: '0150', city: 'Oslo' },
  dk: { country: 'DK', zip: '1050', city: 'Köpenhamn' },
};
type MarketId = keyof typeof PLACES;
/** Of the seed, in minor units of the market's currency. */
const LIMITS: Record<MarketId, number> = { se: 89_900, no: 94_900, dk: 64_900, fi: 8_900 };
/** The amount of carriers that are never free, in hundredths. */
const NOT_OFFERED = -100;

let api: Api;
let customer: Record<string, string> = {};
beforeAll(async () => {
  // Two VAT rates, enough of all goods, and a customer with credit in two currencies.
  ({ api } = await shopWith(
    {},
    {
      body: `await sql\`insert into vat_rate (country, vat_class, valid_from, valid_to, rate_basis_points)
          select country, 'book', valid_from, valid_to, 600 from vat_rate where vat_class = 'standard'
          on conflict do nothing\`.execute(db);
        await sql\`update product set vat_class = 'book' where id in (2, 3)\`.execute(db);
        await sql\`update sku set static_stock = 1000000\`.execute(db);
        await sql\`insert into promotion (code, percent, minimum, names) values
          ('HOST', 5, '{"SEK": 50000, "EUR": 5000, "NOK": 50000, "DKK": 50000}', '{"sv": "Höstrea", "en": "Autumn sale"}')\`.execute(db);
        await sql\`insert into customer_balance select id, currency, 300000 from customer, (values ('SEK'), ('EUR')) c (currency)
          where email = 'demo@hemvist.example'\`.execute(db);`,
      imports: {},
      env: {
        LIMIT_ORDERS_PER_EMAIL: '1000000/hour',
        LIMIT_ORDERS_PER_NETWORK: '1000000/hour',
        LIMIT_CARTS_PER_NETWORK: '1000000/hour',
        LIMIT_UNITS_PER_NETWORK: '1000000/hour',
      },
    },
  ));
  const { token } = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
  customer = { authorization: `Bearer ${token}` };
});
afterAll(() => api.stop());

const PRICE = `{ sellingPriceIncVat sellingPriceExVat regularPriceIncVat discountIncVat vat }`;
const CART = `{
  promoCode freeShipping fixedDiscount appliedCampaigns { action actionValue }
  items { groupKey quantity unitPrice ${PRICE} totalPrice ${PRICE} }
  summary {
    subTotal ${PRICE} total ${PRICE} vats { rate amount } fixedAmountDiscountIncVat
    fees { paymentFeeIncVat paymentFeeExVat shippingFeeIncVat shippingFeeExVat }
    balance { pending remaining totalSellingPriceExBalanceIncVat }
    shipping { amountLeftToFreeShipping amountLeftToFreeShippingFormatted }
  }
}`;
/** Minor units, so that sums are exact. */
const minor = z.number().transform((amount) => Math.round(amount * 100));
const price = z.object({
  sellingPriceIncVat: minor,
  sellingPriceExVat: minor,
  regularPriceIncVat: minor,
  discountIncVat: minor,
  vat: minor,
});
const cartShape = z.object({
  promoCode: z.string().nullable(),
  freeShipping: z.boolean(),
  fixedDiscount: minor,
  appliedCampaigns: z.array(z.object({ action: z.string(), actionValue: z.string().nullable() })),
  items: z.array(z.object({ groupKey: z.string().nullable(), quantity: z.int(), unitPrice: price, totalPrice: price })),
  summary: z.object({
    subTotal: price,
    total: price,
    vats: z.array(z.object({ rate: z.int(), amount: minor })),
    fixedAmountDiscountIncVat: minor,
    fees: z.object({
      paymentFeeIncVat: minor,
      paymentFeeExVat: minor,
      shippingFeeIncVat: minor,
      shippingFeeExVat: minor,
    }),
    balance: z.object({ pending: minor, remaining: minor, totalSellingPriceExBalanceIncVat: minor }),
    shipping: z
      .object({ amountLeftToFreeShipping: minor, amountLeftToFreeShippingFormatted: z.string().nullable() })
      .nullable(),
  }),
});
type Cart = z.infer<typeof cartShape>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The discounts that the applied campaigns have to give: each of what the one before it has left. */
function expectedDiscount({ appliedCampaigns, items }: Cart): { all: number; fixed: number } {
  let left = items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat);
  let fixed = 0;
  for (const { action, actionValue } of appliedCampaigns) {
    const value = Number(actionValue);
    if (action === 'PERCENTAGE') left = left.map((amount) => amount - Math.round((amount * value) / 100));
    else fixed += Math.min(value * 100, sumOf(left));
  }
  return { all: sumOf(items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat)) - sumOf(left) + fixed, fixed };
}

/** The amount left counts the goods after all discounts including VAT, in the currency of the market (OP-24). */
function expectAmountLeft({ items, summary }: Cart, marketId: MarketId): void {
  const left = summary.shipping?.amountLeftToFreeShipping ?? NOT_OFFERED;
  if (left === NOT_OFFERED) return;
  const goods =
    summary.total.sellingPriceIncVat +
    summary.balance.pending -
    sumOf([items.length > 0 ? summary.fees.shippingFeeIncVat : 0, summary.fees.paymentFeeIncVat]);
  const limit = LIMITS[marketId];
  expect(left).toBe(goods > limit ? 0 : Math.max(1, limit - goods));
  const shown = summary.shipping?.amountLeftToFreeShippingFormatted ?? '';
  expect(Number(shown.replace(/[^\d,]/g, '').replace(',', '.'))).toBe(left / 100);
  expect(shown).toMatch(marketId === 'fi' ? /€/ : /kr|SEK|NOK|DKK/);
}

function expectSums(cart: Cart): void {
  const { items, summary, freeShipping } = cart;
  const { subTotal, total, vats, fees, balance } = summary;
  const { all: discount, fixed } = expectedDiscount(cart);
  for (const { quantity, unitPrice, totalPrice } of items) {
    expect(totalPrice.sellingPriceIncVat).toBe(unitPrice.sellingPriceIncVat * quantity);
    expect(unitPrice.sellingPriceIncVat).toBeLessThanOrEqual(unitPrice.regularPriceIncVat);
  }
  expect(subTotal.sellingPriceIncVat).toBe(sumOf(items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat)));
  expect(subTotal.sellingPriceExVat).toBe(sumOf(items.map(({ totalPrice }) => totalPrice.sellingPriceExVat)));
  expect(subTotal.regularPriceIncVat).toBe(sumOf(items.map(({ totalPrice }) => totalPrice.regularPriceIncVat)));
  expect(total.discountIncVat).toBe(subTotal.discountIncVat + discount);
  const purchase = subTotal.sellingPriceIncVat - discount + fees.shippingFeeIncVat + fees.paymentFeeIncVat;
  expect(total.sellingPriceIncVat).toBe(purchase - balance.pending);
  expect(total.regularPriceIncVat - total.discountIncVat).toBe(total.sellingPriceIncVat);
  expect(total.vat).toBe(total.sellingPriceIncVat - total.sellingPriceExVat);
  const vat = sumOf(vats.map(({ amount }) => amount));
  // Store credit leaves the VAT of the purchase as it is; the amount to pay has the same share of it.
  expect(Math.abs(total.vat * purchase - vat * total.sellingPriceIncVat)).toBeLessThanOrEqual(purchase / 2);
  expect(vats.every(({ amount }) => amount >= 0)).toBe(true);
  expect(cart.fixedDiscount).toBe(summary.fixedAmountDiscountIncVat);
  expect(cart.fixedDiscount).toBe(fixed);
  expect(freeShipping).toBe(items.length > 0 && fees.shippingFeeIncVat === 0);
  expect(balance.totalSellingPriceExBalanceIncVat).toBe(total.sellingPriceIncVat);
  expect(Math.min(balance.remaining, balance.totalSellingPriceExBalanceIncVat)).toBe(0);
}

const HANDLES = { groupId: 1, optionId: 1, skuId: 101 };
const KNOBS = { groupId: 2, optionId: 3, skuId: 301 };

const skuId = fc.constantFrom(101, 201, 301, 401, 501, 601, 701);
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), skuId, quantity: fc.integer({ min: 1, max: 13 }) }),
  fc.record({ kind: fc.constant('set' as const), skuId, quantity: fc.nat(7) }),
  fc.record({ kind: fc.constant('package' as const), withKnobs: fc.boolean() }),
  fc.record({ kind: fc.constant('group' as const), quantity: fc.nat(3) }),
  fc.record({ kind: fc.constant('code' as const), code: fc.constantFrom('', 'VÄLKOMMEN10', 'HEMMA20', 'HEMMA100') }),
  fc.record({ kind: fc.constant('market' as const), marketId: fc.constantFrom<MarketId>('se', 'fi', 'no', 'dk') }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class Shopper {
  marketId: MarketId = 'se';
  readonly #id: string;
  readonly #headers: Record<string, string>;

  constructor(id: string, headers: Record<string, string>) {
    this.#id = id;
    this.#headers = headers;
  }

  async take(one: Step): Promise<void> {
    if (one.kind === 'market') this.marketId = one.marketId;
    else await this.#change(one);
  }

  async cart(args = ''): Promise<Cart> {
    const data = await this.#send(
      `query ($id: String!, $marketId: String) { getCart(id: $id, marketId: $marketId ${args}) ${CART} }`,
    );
    return cartShape.parse(data['getCart']);
  }

  get address(): object {
    return { ...BILLING_ADDRESS, ...PLACES[this.marketId] };
  }

  async checkout(): Promise<Cart> {
    const data = await this.#send(
      `mutation ($id: String!, $marketId: String, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $id, marketId: $marketId, checkout: $checkout) { cart ${CART} }
      }`,
      { checkout: { email: 'a@example.se', billingAddress: this.address, paymentId: 18 } },
    );
    return cartShape.parse(Object(data['createOrUpdateCheckout']).cart);
  }

  async order(): Promise<{ orderId: string; publicId: string }> {
    const data = await this.#send(
      `mutation ($id: String!, $marketId: String) {
        placeOrder(cartId: $id, marketId: $marketId, checkout: { acceptedConsents: ["order"], paymentId: 18 }) { orderId publicId }
      }`,
    );
    return z.object({ orderId: z.string(), publicId: z.string() }).parse(data['placeOrder']);
  }

  async confirmation(orderId: string): Promise<unknown> {
    const data = await this.#send(
      `query ($id: String!, $orderId: String!) { checkout(id: $orderId, cartId: $id, paymentType: STANDARD) { order {
        discountIncVat itemValueIncVat orderValueIncVat orderValueExVat paymentFeeIncVat shippingFeeIncVat balance sum
      } } }`,
      { orderId },
    );
    return Object(data['checkout']).order;
  }

  async #change(one: Exclude<Step, { kind: 'market' }>): Promise<void> {
    switch (one.kind) {
      case 'add':
        return this.#mutate('addToCart', 'item', 'CartItemInputType!', { skuId: one.skuId, quantity: one.quantity });
      case 'set':
        return this.#mutate('updateCartItem', 'item', 'CartItemInputType!', {
          skuId: one.skuId,
          quantity: one.quantity,
        });
      case 'package': {
        const selections = one.withKnobs ? [HANDLES, KNOBS] : [HANDLES];
        return this.#mutate(
          'addPackageToCart',
          'selections',
          '[ProductPackageSelectionType]',
          selections,
          ', packageId: 1',
        );
      }
      case 'group': {
        const groupKey = (await this.cart()).items.find((line) => line.groupKey !== null)?.groupKey;
        if (!groupKey) return undefined;
        return this.#mutate('updateCartGroup', 'item', 'CartGroupInputType!', { groupKey, quantity: one.quantity });
      }
      case 'code':
        return this.#mutate('setCartPromoCode', 'promoCode', 'String!', one.code);
      default:
        return one satisfies never;
    }
  }

  async #mutate(field: string, name: string, type: string, value: unknown, more = ''): Promise<void> {
    await this.#send(
      `mutation ($id: String!, $${name}: ${type}, $marketId: String) {
        ${field}(id: $id, ${name}: $${name}, marketId: $marketId${more}) { id }
      }`,
      { [name]: value },
      ['RequirementsNotMet'],
    );
  }

  async #send(query: string, variables: object = {}, refusals: string[] = []): Promise<Record<string, unknown>> {
    const all = { id: this.#id, marketId: this.marketId, ...variables };
    const { data, code, message } = await api.runOperation(query, all, this.#headers);
    if (code !== undefined && !refusals.includes(code)) throw new Error(`${code}: ${message}`);
    return data;
  }
}

async function newShopper(isCustomer: boolean): Promise<Shopper> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  return new Shopper(id, isCustomer ? customer : {});
}

test('the sums of lines, summary, VAT, checkout and order agree after any changes of a cart [CHECKOUT-15]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 10 }), async (isCustomer, steps) => {
      const shopper = await newShopper(isCustomer);
      for (const one of steps) {
        await shopper.take(one);
        const cart = await shopper.cart();
        expectSums(cart);
        expectAmountLeft(cart, shopper.marketId);
      }
      const { items } = await shopper.cart();
      const open = await shopper.checkout();
      expectSums(open);
      expect(open.items).toEqual(items);
      if (items.length === 0) return;

      const { orderId, publicId } = await shopper.order();
      const ordered = await shopper.cart(', includeCompleted: true');
      const { data } = await api.runOperation(
        `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) {
          fromBalance orderTotal { sellingPriceIncVat } vat { sellingPriceIncVat } discount { sellingPriceIncVat }
          shippingFee { sellingPriceIncVat } paymentDetails { total }
        } }`,
        { id: publicId },
      );

      const { summary } = open;
      const { subTotal, total, fees, balance } = summary;
      const code = total.discountIncVat - subTotal.discountIncVat;
      const purchase = total.sellingPriceIncVat + balance.pending;
      const vat = sumOf(summary.vats.map(({ amount }) => amount));
      expect({ ...ordered.summary, shipping: null, balance: { ...ordered.summary.balance, remaining: 0 } }).toEqual({
        ...summary,
        shipping: null,
        balance: { ...balance, remaining: 0 },
      });
      expect(ordered.items).toEqual(open.items);
      expect(await shopper.confirmation(orderId)).toEqual({
        discountIncVat: code / 100,
        itemValueIncVat: subTotal.sellingPriceIncVat / 100,
        orderValueIncVat: purchase / 100,
        orderValueExVat: (purchase - vat) / 100,
        paymentFeeIncVat: fees.paymentFeeIncVat / 100,
        shippingFeeIncVat: fees.shippingFeeIncVat / 100,
        balance: balance.pending / 100,
        sum: balance.totalSellingPriceExBalanceIncVat / 100,
      });
      expect(data['getOrderPublic']).toEqual({
        fromBalance: balance.pending / 100,
        orderTotal: { sellingPriceIncVat: total.sellingPriceIncVat / 100 },
        vat: { sellingPriceIncVat: vat / 100 },
        discount: { sellingPriceIncVat: code / 100 },
        shippingFee: { sellingPriceIncVat: fees.shippingFeeIncVat / 100 },
        paymentDetails: [{ total: balance.totalSellingPriceExBalanceIncVat / 100 }],
      });
    }),
    { numRuns: RUNS },
  );
});
