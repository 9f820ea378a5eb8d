import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { TOWNS } from '../../test/promises.ts';
import { seedMarketEntries, seedMarkets } from '../../test/seedMarkets.ts';
import { shopWith } from '../../test/shopWith.ts';
import { withTimes } from '../../test/withTimes.ts';

const { paymentMethods, carriers } = seedMarketEntries();
const [invoice] = paymentMethods;

/** The invoice, an invoice with a fee, and one for companies and small totals. */
const METHODS = [
  invoice,
  { ...invoice, id: 19, order: 0, fees: { SEK: 2_950, EUR: 295, NOK: 2_900, DKK: 1_900 } },
  { ...invoice, id: 20, order: 2, customerTypes: ['ORGANIZATION'], fees: { SEK: 1_900 }, maxTotals: { SEK: 50_000 } },
];
/** One carrier has another limit than the market, one is never free. */
const CARRIERS = carriers.map((carrier) => ({
  ...carrier,
  rates: carrier.rates.map((rate) => ({
    ...rate,
    freeAbove: carrier.logo === 'postnord' ? 30_000 : null,
    neverFree: carrier.logo === 'dhl',
  })),
}));

const DESTINATIONS = seedMarkets().channels.flatMap(({ id: channelId, markets }) =>
  markets
    .filter(({ delivers }) => delivers)
    .flatMap((market) =>
      market.allowedLanguages.map(({ id: languageId }) => ({
        channelId,
        languageId,
        marketId: market.alias,
        country: market.country.code,
      })),
    ),
);
const OTHER_ZIPS: Record<string, string[]> = { SE: ['621 45', '981 31'], NO: ['5003'], DK: ['8000'], DE: ['20095'] };

let api: Api;
beforeAll(async () => {
  const files = { 'paymentMethods.json': METHODS, 'carriers.json': CARRIERS };
  const env = {
    ...withTimes({ mailRetryMs: 20 }),
    LIMIT_ORDERS_PER_NETWORK: '1000/hour',
    LIMIT_ORDERS_PER_EMAIL: '1000/hour',
  };
  const body = "await db.updateTable('sku').set({ in_stock: 10_000 }).where('id', '=', 101).execute();";
  ({ api } = await shopWith(files, { body, imports: {}, env }));
});
afterAll(() => api.stop());

const amount = z.object({ sellingPriceIncVat: z.number(), sellingPriceIncVatFormatted: z.string(), vat: z.number() });
const fees = z.object({ shippingFeeIncVat: z.number(), paymentFeeIncVat: z.number() });
const summary = z.object({
  fees,
  total: amount,
  subTotal: z.object({ sellingPriceIncVat: z.number() }),
  vats: z.array(z.object({ amount: z.number() })),
});
const SUMMARY = `summary {
  fees { shippingFeeIncVat paymentFeeIncVat } subTotal { sellingPriceIncVat } vats { amount }
  total { sellingPriceIncVat sellingPriceIncVatFormatted vat }
}`;
const option = z.object({
  id: z.int(),
  isSelected: z.boolean(),
  feeIncVat: z.number(),
  feeIncVatFormatted: z.string(),
  name: z.string(),
});
const checkoutShape = z.object({
  shippingOptions: z.array(option),
  paymentOptions: z.array(option),
  cart: z.object({ summary }),
});

const VIEW = '$channelId: String, $languageId: String, $marketId: String';
const PASSED = 'channelId: $channelId, languageId: $languageId, marketId: $marketId';

async function run(operation: string, variables: object): Promise<Record<string, unknown>> {
  const { data, message } = await api.runOperation(operation, variables);
  if (message) throw new Error(message);
  return data;
}

async function checkout(cartId: string, input: object, ids: object) {
  const data = await run(
    `mutation ($cartId: String!, $checkout: CheckoutInputType, ${VIEW}) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${PASSED}) {
        shippingOptions { id name isSelected feeIncVat feeIncVatFormatted }
        paymentOptions { id name isSelected feeIncVat feeIncVatFormatted }
        cart { ${SUMMARY} }
      }
    }`,
    { cartId, checkout: input, ...ids },
  );
  return checkoutShape.parse(data['createOrUpdateCheckout']);
}

async function cartWith(quantity: number, ids: object): Promise<string> {
  const data = await run(`query (${VIEW}) { getCart(${PASSED}) { id } }`, ids);
  const { id } = z.object({ id: z.string() }).parse(data['getCart']);
  await run('mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
    id,
    item: { skuId: 101, quantity },
  });
  return id;
}

const minor = (major: number): number => Math.round(major * 100);

const purchase = fc.record({
  destination: fc.constantFrom(...DESTINATIONS),
  quantity: fc.integer({ min: 1, max: 3 }),
  carrier: fc.nat({ max: 9 }),
  payment: fc.nat({ max: 9 }),
  zip: fc.nat({ max: 9 }),
  customerType: fc.constantFrom('PERSON', 'ORGANIZATION'),
  /** Whether the order has the choice instead of the checkout. */
  late: fc.boolean(),
});

test('the sums of summary, checkout, order and mail agree for every market, carrier, payment and zip [CART-06, CHECKOUT-15]', async () => {
  let charged = 0;
  await fc.assert(
    fc.asyncProperty(purchase, async ({ destination, quantity, carrier, payment, zip, customerType, late }) => {
      const { country: code, ...ids } = destination;
      const town = TOWNS[code];
      const zips = [town?.zip ?? '', ...(OTHER_ZIPS[code] ?? [])];
      const billingAddress = {
        ...BILLING_ADDRESS,
        company: 'Berg AB',
        ...town,
        zip: zips[zip % zips.length],
        country: code,
      };
      const cartId = await cartWith(quantity, ids);
      const person = {
        email: 'karin@example.se',
        billingAddress,
        customerType,
        acceptedConsents: ['order'],
        identityNumber: customerType === 'ORGANIZATION' ? '556036-0793' : '',
      };
      const offered = await checkout(cartId, person, ids);
      const shippingId = offered.shippingOptions[carrier % offered.shippingOptions.length]?.id;
      const paymentId = offered.paymentOptions[payment % offered.paymentOptions.length]?.id;
      const choice = { shippingId, paymentId };

      const found = late ? undefined : await checkout(cartId, choice, ids);
      const placed = await run(
        `mutation ($cartId: String!, $checkout: CheckoutInputType!, ${VIEW}) {
          placeOrder(cartId: $cartId, checkout: $checkout, ${PASSED}) { orderId }
        }`,
        { cartId, checkout: late ? choice : {}, ...ids },
      );
      const { orderId } = z.object({ orderId: z.string() }).parse(placed['placeOrder']);
      const data = await run(
        `query ($id: String!, $cartId: String, ${VIEW}) {
          checkout(id: $id, cartId: $cartId, paymentType: STANDARD, ${PASSED}) {
            order { orderValueIncVat sum shippingFeeIncVat paymentFeeIncVat itemValueIncVat shippingId paymentId }
            cart { ${SUMMARY} }
          }
        }`,
        { id: orderId, cartId, ...ids },
      );
      const { order, cart } = z
        .object({
          order: fees.extend({
            sum: z.number(),
            orderValueIncVat: z.number(),
            itemValueIncVat: z.number(),
            shippingId: z.int(),
            paymentId: z.int(),
          }),
          cart: z.object({ summary }),
        })
        .parse(data['checkout']);
      const { total, subTotal, vats } = cart.summary;

      if (found) {
        expect(found.cart.summary).toEqual(cart.summary);
        expect(found.shippingOptions.find(({ isSelected }) => isSelected)).toMatchObject({
          id: shippingId,
          feeIncVat: order.shippingFeeIncVat,
        });
        expect(found.paymentOptions.find(({ isSelected }) => isSelected)).toMatchObject({
          id: paymentId,
          feeIncVat: order.paymentFeeIncVat,
        });
      }
      const shipping = offered.shippingOptions.find(({ id }) => id === shippingId);
      const method = offered.paymentOptions.find(({ id }) => id === paymentId);
      expect(order).toMatchObject({
        shippingId,
        paymentId,
        shippingFeeIncVat: shipping?.feeIncVat,
        paymentFeeIncVat: method?.feeIncVat,
      });
      expect(cart.summary.fees).toEqual({
        shippingFeeIncVat: order.shippingFeeIncVat,
        paymentFeeIncVat: order.paymentFeeIncVat,
      });
      const sum = minor(order.itemValueIncVat) + minor(order.shippingFeeIncVat) + minor(order.paymentFeeIncVat);
      expect([minor(order.sum), minor(order.orderValueIncVat), minor(total.sellingPriceIncVat)]).toEqual([
        sum,
        sum,
        sum,
      ]);
      expect(minor(subTotal.sellingPriceIncVat)).toBe(minor(order.itemValueIncVat));
      expect(vats.reduce((all, vat) => all + minor(vat.amount), 0)).toBe(minor(total.vat));

      const folder = join(api.dataDir, 'mail');
      const fileOf = () =>
        existsSync(folder) ? readdirSync(folder).find((name) => name.includes(`-order-${orderId}.`)) : undefined;
      await expectEventually(async () => fileOf() !== undefined, true);
      const { text = '' } = await PostalMime.parse(readFileSync(join(folder, fileOf() ?? '')));
      expect(text).toContain(total.sellingPriceIncVatFormatted);
      if (customerType === 'PERSON') {
        expect(text).toContain(
          order.shippingFeeIncVat === 0
            ? destination.languageId === 'sv-SE'
              ? 'Fri frakt'
              : 'Free shipping'
            : shipping?.feeIncVatFormatted,
        );
        if (order.paymentFeeIncVat > 0) expect(text).toContain(method?.feeIncVatFormatted);
      }
      if (order.paymentFeeIncVat > 0) charged += 1;
    }),
    { numRuns: 40, seed: 20_261_123 },
  );
  // The runs contain orders with fees of both kinds.
  expect(charged).toBeGreaterThan(5);
});
