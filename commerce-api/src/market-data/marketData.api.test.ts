import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { catalogFile, type CatalogFile } from '../admin/catalogFile.ts';
import { runAdminCommands, type Outcome } from '../../test/adminCli.ts';
import { startApi, type Api } from '../../test/api.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';

let api: Api;
let shop: Pick<Api, 'dataDir' | 'databaseUrl'>;
let before: unknown;
let norwegianOrder: { orderId: string; publicId: string } | undefined;
const outcomes = new Map<string, Outcome>();

const CHANNELS = '{ channels { id paymentMethods markets { alias currency { code } deliveryDays { min max } } } }';
const POLAND = { ...BILLING_ADDRESS, addressLine1: 'Długa 1', zip: '00-238', city: 'Warszawa', country: 'Poland' };

/** Changes the terms as an operator would: in an exported file, without a release. */
const CHANGES: Record<string, (catalog: CatalogFile) => Partial<CatalogFile>> = {
  terms: ({ vatRates, carriers, paymentMethods, markets }) => ({
    vatRates: [
      ...vatRates,
      ...[...new Set(vatRates.map(({ vatClass }) => vatClass))].map((vatClass) => ({
        country: 'PL',
        vatClass,
        validFrom: '2011-01-01',
        validTo: null,
        percent: 23,
      })),
    ],
    carriers: carriers.map((carrier) => {
      const [rate] = carrier.rates;
      if (carrier.logo !== 'dhl' || !rate) return carrier;
      const rates = [
        ...carrier.rates,
        { ...rate, country: 'PL', currency: 'EUR' as const, fee: 1_190, days: [4, 7] as [number, number] },
      ];
      return { ...carrier, rates };
    }),
    paymentMethods: paymentMethods.map((method) => ({ ...method, fees: { EUR: 195 } })),
    markets: [
      ...markets.map((market) =>
        market.alias === 'no' ? { ...market, active: false } : { ...market, freeAbove: market.freeAbove && 20_000 },
      ),
      ...markets
        .filter(({ alias }) => alias === 'de')
        .map((market) => ({
          ...market,
          alias: 'pl',
          country: 'PL',
          countryName: 'Poland',
          freeAbove: 5_000,
          order: 99,
        })),
    ],
  }),
  'no default market': ({ markets }) => ({
    markets: markets.map((market) => (market.alias === 'se' ? { ...market, active: false } : market)),
  }),
  'no carrier': ({ carriers }) => ({
    carriers: carriers.map((carrier) => (carrier.logo === 'dhl' ? { ...carrier, active: false } : carrier)),
  }),
  'no payment': ({ paymentMethods }) => ({
    paymentMethods: paymentMethods.map((method) => ({ ...method, customerTypes: ['PERSON' as const] })),
  }),
  'no VAT': ({ markets }) => ({
    markets: markets.map((market) => (market.alias === 'at' ? { ...market, country: 'IT' } : market)),
  }),
  'unknown carrier': ({ pickupPoints }) => ({
    pickupPoints: pickupPoints.map((point) => ({ ...point, carrierId: 4711 })),
  }),
};

beforeAll(async () => {
  api = await startApi();
  shop = api;
  before = (await api.runOperation(CHANNELS)).data;
  norwegianOrder = await placeOrder(api, { site: 'norwayInEnglish', items: [[101, 1]] });
  if (!shop.databaseUrl) await api.end();

  const [exported] = await runAdminCommands(shop, [['export', '--out', 'catalog.json']]);
  expect(exported?.code).toBe(0);
  const catalog = catalogFile.parse(JSON.parse(readFileSync(join(shop.dataDir, 'catalog.json'), 'utf8')));
  const lines = Object.entries(CHANGES).map(([name, change]) => {
    const file = `${name}.json`;
    writeFileSync(join(shop.dataDir, file), JSON.stringify({ ...catalog, products: [], ...change(catalog) }));
    return ['import', '--in', file];
  });
  const found = await runAdminCommands(shop, lines);
  for (const [at, name] of Object.keys(CHANGES).entries()) {
    outcomes.set(name, found[at] ?? { code: -1, out: '', err: 'This command did not run.' });
  }
  if (!shop.databaseUrl) api = await startApi({ DATA_DIR: shop.dataDir });
});
afterAll(() => api.stop());

const channelsShape = z.array(z.object({ id: z.string(), markets: z.array(z.object({ alias: z.string() })) }));

test('an operator adds and deactivates delivery countries, which the running API offers at once', async () => {
  expect(outcomes.get('terms')).toMatchObject({ code: 0 });

  const { data } = await api.runOperation(CHANNELS);

  const aliases = channelsShape.parse(data['channels']).map(({ markets }) => markets.map(({ alias }) => alias));
  expect(JSON.stringify(before)).toContain('"no"');
  expect(aliases).toEqual([
    ['se', 'dk', 'fi'],
    ['eu', 'se', 'dk', 'fi', 'at', 'be', 'ee', 'fr', 'de', 'ie', 'nl', 'int', 'pl'],
  ]);
  expect(JSON.stringify(data)).toContain('{"alias":"pl","currency":{"code":"EUR"},"deliveryDays":{"min":4,"max":7}}');
});

test('an order goes to a country that was added as data, with its fees', async () => {
  const site = { channelId: '3|com', languageId: 'en-US', marketId: 'pl' };
  const { data: created } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(created).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }', {
    id,
  });
  const checkout = { email: 'jan@example.pl', billingAddress: POLAND, acceptedConsents: ['order'], paymentId: 18 };

  const { data, message } = await api.runOperation(
    `mutation ($id: String!, $checkout: CheckoutInputType!, $channelId: String, $languageId: String, $marketId: String) {
      createOrUpdateCheckout(cartId: $id, checkout: $checkout, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        shippingOptions { name feeIncVatFormatted } paymentOptions { name feeIncVatFormatted }
        cart { summary { fees { shippingFeeIncVat paymentFeeIncVat } vats { rate } } }
      }
      placeOrder(cartId: $id, checkout: $checkout, channelId: $channelId, languageId: $languageId, marketId: $marketId) { status }
    }`,
    { id, checkout, ...site },
  );

  expect(message).toBeUndefined();
  expect(data).toEqual({
    createOrUpdateCheckout: {
      shippingOptions: [{ name: 'DHL home delivery', feeIncVatFormatted: '€11.90' }],
      paymentOptions: [{ name: 'Invoice', feeIncVatFormatted: '€1.95' }],
      cart: { summary: { fees: { shippingFeeIncVat: 11.9, paymentFeeIncVat: 1.95 }, vats: [{ rate: 23 }] } },
    },
    placeOrder: { status: 'completed' },
  });
});

test('an order of a market that was deactivated keeps its country, carrier and currency', async () => {
  const { data, message } = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id, languageId: "en-US") { orderTotal { sellingPriceIncVatFormatted } cart { summary { shipping { displayName } } } } }',
    { id: norwegianOrder?.publicId },
  );

  expect(message).toBeUndefined();
  expect(JSON.stringify(data).replaceAll('\u00A0', ' ')).toContain('PostNord pickup point, 2–4 business days');
  expect(JSON.stringify(data)).toContain('NOK');
});

test('no new order goes to a market that was deactivated', async () => {
  expect(norwegianOrder).toBeDefined();
  expect(await placeOrder(api, { site: 'norwayInEnglish', items: [[101, 1]] })).toBeUndefined();
});

test.each([
  ['no default market', 'The default market se of channel 1|se is missing or inactive.'],
  ['no carrier', 'Market se of channel 1|se has no active carrier that delivers every parcel to SE for a fee in SEK.'],
  ['no payment', 'Market se of channel 1|se has no active payment method for the customer type ORGANIZATION.'],
  ['no VAT', 'Market at of channel 3|com lacks VAT rates for IT. Import one of every VAT class first.'],
  ['unknown carrier', 'has an unknown carrier 4711. Import the carrier first.'],
])('an import that would stop the checkout is refused: %s', (name, message) => {
  expect(outcomes.get(name)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
});
