import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from './api.ts';
import { operatorOf } from './operator.ts';
import { shopAfter } from './shopWith.ts';

const ORDER = '6f1c9d0e-0f5b-4c8e-9c53-2a4f0c1b7d11';
const CART = '0c7f1f0a-5f0e-4a53-8b0e-5f4a4f1f9a01';
const amount = (incVat: number, exVat: number) => ({ incVat, exVat });
const totals = {
  regular: amount(119_900, 97_348),
  items: amount(119_900, 97_348),
  discount: amount(0, 0),
  shipping: amount(4900, 3920),
  payment: amount(0, 0),
  total: amount(124_800, 101_268),
};
const snapshot = (vatRate: number, unit: number) => ({
  name: 'Klot',
  articleNumber: 'A-1',
  brand: 'Ärla',
  skuName: '-',
  gtin: null,
  imageFile: null,
  url: '/p/x/klot',
  categories: [],
  weight: 1,
  vatRate,
  regularUnit: unit,
  sellingUnit: unit,
  campaigns: [],
});

/** Rows in the schema of the previous release. */
const FILL = `
  insert into category (id, sort_order, alias, name, description, meta_title, meta_description)
    values (1, 1, '{"sv":"lampor","en":"lamps"}', '{"sv":"Lampor","en":"Lamps"}', '{"sv":"","en":""}', '{"sv":"","en":""}', '{"sv":"","en":""}');
  insert into brand (id, alias, name, description) values (1, 'arla', 'Ärla', '{"sv":"","en":""}');
  insert into product (id, article_number, brand_id, primary_category_id, family, vat_rate, first_available_on)
    values (1, 'P-1', 1, 1, 'klot', 25, '2026-01-01'), (2, 'P-2', 1, 1, 'klot', 12, '2026-01-01');
  insert into product_text (product_id, language, alias, name, sort_key, text1, text2, text3, meta_title, meta_description, haystack, search)
    select p.id, l, 'klot-' || p.id, 'Klot', 'klot', '', '', '', '', '', 'klot', to_tsvector('simple', 'klot')
    from product p, unnest(array['sv', 'en']) l;
  insert into product_price (product_id, currency, regular_minor, selling_minor)
    values (1, 'SEK', 120000, 99900), (1, 'EUR', 12000, 9990), (2, 'SEK', 20000, 20000), (2, 'EUR', 2000, 2000);
  insert into price_change (product_id, currency, changed_on, regular_minor, selling_minor)
    select 1, 'SEK', current_date - 200, 110000, 110000 union all select 1, 'SEK', current_date - 5, 120000, 99900
    union all select 1, 'EUR', current_date - 200, 12000, 12000 union all select 1, 'EUR', current_date - 5, 12000, 9990;
  insert into sku (id, product_id, position, article_number, name, weight, in_stock, oversellable, static_stock)
    values (11, 1, 0, 'A-1', '{"sv":"-","en":"-"}', 1, 50, 0, 0), (21, 2, 0, 'A-2', '{"sv":"-","en":"-"}', 1, 50, 0, 0);
  insert into product_category (product_id, category_id, position) values (1, 1, 0), (2, 1, 0);
  insert into campaign (id, alias, name) values (7, '{"sv":"hostrea","en":"autumn-sale"}', '{"sv":"Höstrea","en":"Autumn sale"}');
  insert into campaign_product (campaign_id, product_id) values (7, 1);
  insert into quantity_campaign (id, name, category_id, tiers)
    values (1, '{"sv":"Mängd & rabatt!","en":"By the dozen"}', 1, '[{"quantity":2,"percent":10}]');
  insert into cart (id) values ('${CART}');
  insert into shop_order (public_id, cart_id, status, email, channel_id, market_id, language, currency, totals, billing_address, shipping_address, details)
    values ('${ORDER}', '${CART}', 'pending', 'karin@example.se', '1|se', 'se', 'sv', 'SEK', '${JSON.stringify(totals)}', '{}', '{}',
      '{"pickupPoint":"Kiosken vid Viken, Vasabron 3, 111 22 Stockholm (postnord-se-1)"}');
  insert into order_line (order_id, position, sku_id, product_id, quantity, snapshot)
    select id, 0, 11, 1, 1, '${JSON.stringify(snapshot(25, 99_900))}'::jsonb from shop_order
    union all select id, 1, 21, 2, 1, '${JSON.stringify(snapshot(12, 20_000))}'::jsonb from shop_order;
`;

/** The migrations of the previous release. */
function migrationsBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commerce-migrations-'));
  cpSync(join(process.cwd(), 'commerce-api/migrations'), folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name >= '0007') rmSync(join(folder, name));
  return folder;
}

let api: Api;
beforeAll(async () => {
  ({ api } = await shopAfter({
    body: `
      await migrate(database, ${JSON.stringify(migrationsBefore())});
      for (const statement of ${JSON.stringify(FILL)}.split(/;\\s*$/m)) {
        if (statement.trim() !== '') await sql.raw(statement).execute(db);
      }`,
    imports: { migrate: 'platform/db/migrate.ts' },
  }));
});
afterAll(() => api.stop());

async function runOperation(query: string): Promise<unknown> {
  const { data, message } = await api.runOperation(query);
  expect(message).toBeUndefined();
  return data;
}

test('an upgrade keeps prices, their history and their VAT', async () => {
  const price = 'unitPrice { regularPriceIncVat sellingPriceIncVat vat }';

  expect(
    await runOperation(`{
      sale: product(productId: 1) { discountType ${price} lowestPrice { lowestPriceIncVat } priceLog { sellingPriceIncVat } }
      euro: product(productId: 1, marketId: "fi") { ${price} }
      norway: product(productId: 1, marketId: "no") { ${price} lowestPrice { lowestPriceIncVat } }
      reduced: product(productId: 2) { discountType ${price} }
    }`),
  ).toEqual({
    sale: {
      discountType: 'SALE_PRICE',
      unitPrice: { regularPriceIncVat: 1100, sellingPriceIncVat: 999, vat: 199.8 },
      lowestPrice: { lowestPriceIncVat: 1100 },
      priceLog: [{ sellingPriceIncVat: 1100 }, { sellingPriceIncVat: 999 }],
    },
    // VAT is 25.5 % now; the price including VAT stays.
    euro: { unitPrice: { regularPriceIncVat: 120, sellingPriceIncVat: 99.9, vat: 20.3 } },
    // The price in SEK, converted, with its history.
    norway: {
      unitPrice: { regularPriceIncVat: 1155, sellingPriceIncVat: 1049, vat: 209.8 },
      lowestPrice: { lowestPriceIncVat: 1155 },
    },
    reduced: { discountType: 'NONE', unitPrice: { regularPriceIncVat: 200, sellingPriceIncVat: 200, vat: 21.43 } },
  });
});

test('an upgrade keeps campaigns, and gives the tiered one its own URL', async () => {
  const rules = (id: number) =>
    runOperation(
      `{ product(productId: ${id}) { discountCampaigns { name action canonicalUrl } variantGroup { collapseInLists activeProducts } } }`,
    );

  const variantGroup = { collapseInLists: false, activeProducts: 2 };
  const tiered = { name: 'Mängd & rabatt!', action: 'PERCENTAGE', canonicalUrl: '/dc/mangd-rabatt' };
  expect(await rules(1)).toEqual({
    product: {
      discountCampaigns: [{ name: 'Höstrea', action: 'SALE_PRICE', canonicalUrl: '/dc/hostrea' }, tiered],
      variantGroup,
    },
  });
  expect(await rules(2)).toEqual({ product: { discountCampaigns: [tiered], variantGroup } });
});

test('an upgraded product has no safety information, and is listed as incomplete', async () => {
  expect(await runOperation('{ product(productId: 1) { safety { warnings } } }')).toEqual({
    product: { safety: null },
  });
  expect(await operatorOf(() => api).run('product safety', { missing: true })).toMatchObject([
    { articleNumber: 'P-1', missing: 'manufacturer' },
    { articleNumber: 'P-2', missing: 'manufacturer' },
  ]);
});

test('an upgrade keeps orders as they were bought', async () => {
  expect(
    await runOperation(`{ getOrderPublic(publicOrderId: "${ORDER}") {
      pickupPoint orderTotal { sellingPriceIncVat vat } cart { items { unitPrice { sellingPriceIncVat vat } } summary { vats { rate amount } } }
    } }`),
  ).toEqual({
    getOrderPublic: {
      // Without the id, which the text had.
      pickupPoint: 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm',
      orderTotal: { sellingPriceIncVat: 1248, vat: 235.32 },
      cart: {
        items: [
          { unitPrice: { sellingPriceIncVat: 999, vat: 199.8 } },
          { unitPrice: { sellingPriceIncVat: 200, vat: 21.43 } },
        ],
        summary: {
          vats: [
            { rate: 12, amount: 21.43 },
            { rate: 25, amount: 209.6 },
          ],
        },
      },
    },
  });
});
