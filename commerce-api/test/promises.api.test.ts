import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import * as z from 'zod';
import { readSeed } from '../src/seed/readSeed.ts';
import type { CatalogEntries } from '../src/model/catalogEntries.ts';
import { startApi, type Api } from './api.ts';
import { expectEventually } from './expectEventually.ts';
import { BILLING_ADDRESS } from './placeOrder.ts';
import { seedMarkets } from './seedMarkets.ts';
import { brokenPromises, TOWNS, type MarketTerms } from './promises.ts';
import { withTimes } from './withTimes.ts';

const SEED = join(process.cwd(), 'commerce-api/seed');
const SKU = 20001;

const CONTACT = {
  SHOP_EMAIL: 'fragor@ekhem.example',
  SHOP_PHONE: '+46 8-12 34',
  SHOP_HOURS_SV: 'dygnet runt',
  SHOP_HOURS_EN: 'around the clock',
  SHOP_ADDRESS: 'Storgatan 7, 111 22 Stockholm',
  SHOP_ORGANIZATION_NUMBER: '556000-0167',
};

let api: Api;
let seed: CatalogEntries;
beforeAll(async () => {
  seed = await readSeed(SEED);
  api = await startApi({ SEED_DIR: SEED, ...withTimes({ mailRetryMs: 20 }), ...CONTACT });
});
afterAll(() => api.stop());

/** Every market in each of its languages, with the ids of its requests. */
const VIEWS = seedMarkets().channels.flatMap(({ id: channelId, markets }) =>
  markets.flatMap((market) =>
    market.allowedLanguages.map((language) => ({
      market,
      language,
      ids: { channelId, marketId: market.alias, languageId: language.id },
      name: `${channelId} ${market.alias} ${language.code}`,
    })),
  ),
);
type View = (typeof VIEWS)[number];
const DELIVERING = VIEWS.filter(({ market }) => market.delivers);

const PARAMETERS = '$channelId: String, $marketId: String, $languageId: String';
const PASSED = 'channelId: $channelId, marketId: $marketId, languageId: $languageId';

async function run(operation: string, variables: object): Promise<Record<string, unknown>> {
  const { data, message } = await api.runOperation(operation, variables);
  expect(message).toBeUndefined();
  return data;
}

const cartShape = z.object({ getCart: z.object({ id: z.string() }) });
const options = z.object({
  createOrUpdateCheckout: z.object({
    shippingOptions: z.array(z.object({ id: z.int(), name: z.string() })),
    paymentOptions: z.array(z.object({ name: z.string() })),
  }),
});

async function cartIn({ ids }: View): Promise<string> {
  const { getCart } = cartShape.parse(await run(`query (${PARAMETERS}) { getCart(${PASSED}) { id } }`, ids));
  await run(`mutation ($id: String!) { addToCart(id: $id, item: { skuId: ${SKU}, quantity: 1 }) { id } }`, {
    id: getCart.id,
  });
  return getCart.id;
}

function addressIn({ market }: View) {
  return { ...BILLING_ADDRESS, ...TOWNS[market.country.code], country: market.country.code };
}

/** The checkout's options in each market that delivers. A market to browse in may name those of its channel. */
const terms = new Map<string, MarketTerms>();
beforeAll(async () => {
  for (const view of DELIVERING) {
    const data = await run(
      `mutation ($cartId: String!, $checkout: CheckoutInputType, ${PARAMETERS}) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${PASSED}) {
          shippingOptions { id name } paymentOptions { name }
        }
      }`,
      { ...view.ids, cartId: await cartIn(view), checkout: { billingAddress: addressIn(view) } },
    );
    const { shippingOptions, paymentOptions } = options.parse(data).createOrUpdateCheckout;
    terms.set(view.name, {
      currency: view.market.currency.code,
      language: view.language.id,
      carriers: shippingOptions.map(({ name }) => name.split(' ')[0] ?? ''),
      payments: paymentOptions.map(({ name }) => name),
    });
  }
});

function termsOf({ name, market, language, ids }: View): MarketTerms {
  const found = terms.get(name);
  if (found) return found;
  const all = DELIVERING.filter((other) => other.ids.channelId === ids.channelId).flatMap(
    (other) => terms.get(other.name) ?? [],
  );
  return {
    currency: market.currency.code,
    language: language.id,
    carriers: all.flatMap(({ carriers }) => carriers),
    payments: all.flatMap(({ payments }) => payments),
  };
}

/** All texts of the channel's site in a view: pages, areas, menus, lists, categories and products. */
async function textsIn({ ids, language }: View): Promise<Record<string, unknown>> {
  const { code } = language;
  const fields: string[] = [];
  const add = (field: string): void => void fields.push(`f${fields.length}: ${field}`);
  const text = (value: string): string => JSON.stringify(value);
  const area = 'title meta { title description } containers { widgets { configuration } }';

  for (const { alias, family, areaName, filters } of seed.pages) {
    const given = (filters ?? []).map(({ key, value }) => `{ key: ${text(key)}, value: ${text(value[code])} }`);
    if (alias) add(`widgetArea(alias: ${text(alias[code])}, ${PASSED}) { ${area} }`);
    else
      add(
        `widgetArea(family: ${text(family ?? '')}, areaName: ${text(areaName ?? '')}, filters: [${given.join(', ')}], ${PASSED}) { ${area} }`,
      );
  }
  for (const { location } of seed.menus) {
    const item = 'label title';
    add(`getMenuAtLocation(menuLocationId: ${text(location)}, ${PASSED}) {
      title menuItems { ${item} children { ${item} children { ${item} } } } }`);
  }
  const info = 'name primaryDescription secondaryDescription meta { title description }';
  const aliases = [...seed.categories, ...seed.campaigns].map(({ alias }) => alias[code]);
  for (const alias of [...aliases, ...seed.brands.map((brand) => brand.alias)]) {
    add(`listPageInfo(alias: ${text(alias)}, ${PASSED}) { ${info} }`);
  }
  add(`listPageInfo(${PASSED}) { ${info} }`);
  add(`categories(includeHidden: true, ${PASSED}) { name description secondaryDescription }`);
  add(`cmsPages(${PASSED}) { title meta { title description } }`);
  add(`products(take: 200, filter: { includeCollapsed: true }, ${PASSED}) {
    products { name texts { text1 text2 text3 } meta { title description } discountCampaigns { name } }
  }`);

  // One request would be too costly.
  const data: Record<string, unknown> = {};
  for (let start = 0; start < fields.length; start += 15) {
    Object.assign(data, await run(`query (${PARAMETERS}) { ${fields.slice(start, start + 15).join('\n')} }`, ids));
  }
  return data;
}

test.each(VIEWS)(
  'the texts of $name promise only what the market has [CONST-01, PRICE-07, CHECKOUT-02]',
  async (view) => {
    const data = await textsIn(view);
    const text = JSON.stringify(data);

    expect(Object.values(data).filter((value) => value === null)).toEqual([]);
    expect(text.length).toBeGreaterThan(100_000);
    expect(brokenPromises(text, termsOf(view))).toEqual([]);
  },
);

test.each([
  ['sv', 'Vi svarar dygnet runt.'],
  ['en', "We're here around the clock."],
])('the texts in %s have the contact details of the settings, and no others', async (code, sentence) => {
  const view = VIEWS.find(({ language }) => language.code === code);
  const text = JSON.stringify(view ? await textsIn(view) : {});

  for (const detail of [
    'mailto:fragor@ekhem.example',
    'tel:+4681234',
    '+46 8-12 34',
    'Storgatan 7',
    '556000-0167',
    sentence,
  ]) {
    expect(text).toContain(detail);
  }
  expect(text.match(/hemvist\.example|000-00|9.?–.?16|4\s?pm/g)).toBeNull();
});

test('the order mail of every market promises only what the market has, and names the country [CONST-01]', async () => {
  const placed = z.object({ placeOrder: z.object({ orderId: z.string() }) });
  const orders: { view: View; orderId: string }[] = [];
  for (const view of DELIVERING) {
    const email = `karin@${view.name.replaceAll(/\W/g, '-')}.example`;
    const data = await run(
      `mutation ($cartId: String!, $checkout: CheckoutInputType!, ${PARAMETERS}) {
        placeOrder(cartId: $cartId, checkout: $checkout, ${PASSED}) { orderId }
      }`,
      {
        ...view.ids,
        cartId: await cartIn(view),
        checkout: { email, billingAddress: addressIn(view), acceptedConsents: ['order'], paymentId: 18 },
      },
    );
    orders.push({ view, orderId: placed.parse(data).placeOrder.orderId });
  }
  const folder = join(api.dataDir, 'mail');
  const fileOf = (orderId: string) => readdirSync(folder).find((name) => name.includes(`-order-${orderId}.`));
  await expectEventually(async () => orders.filter(({ orderId }) => !fileOf(orderId)).length, 0);

  for (const { view, orderId } of orders) {
    const { text = '', html = '' } = await PostalMime.parse(readFileSync(join(folder, fileOf(orderId) ?? '')));
    const country = new Intl.DisplayNames(view.language.id, { type: 'region' }).of(view.market.country.code) ?? '';
    expect({ name: view.name, broken: brokenPromises(`${text} ${html}`, termsOf(view)) }).toEqual({
      name: view.name,
      broken: [],
    });
    expect(text).toContain(country);
  }
});

const SWEDEN: MarketTerms = { currency: 'SEK', language: 'sv-SE', carriers: ['PostNord'], payments: ['Faktura'] };
const EUROPE: MarketTerms = { currency: 'EUR', language: 'en-US', carriers: ['UPS'], payments: ['Invoice'] };
const NORWAY: MarketTerms = { ...SWEDEN, currency: 'NOK' };

test.each<[text: string, terms: MarketTerms, broken: string[]]>([
  ['Fri frakt över 899\u00A0kr, 1 249,50 kr', SWEDEN, []],
  ['Free shipping over 899 kr', EUROPE, ['899 kr']],
  ['Free shipping over SEK 899 or €89', EUROPE, ['SEK 899']],
  ['Fri frakt över 899 kr eller 949 Nkr', NORWAY, ['899 kr']],
  ['Över 89 € till 12 krokar', SWEDEN, ['89 €']],
  ['Med PostNord eller DHL', SWEDEN, ['DHL']],
  ['Pay by card, Klarna or invoice', EUROPE, ['by card', 'Klarna']],
  ['Visa alla lampor. Delbetala {{months}}', SWEDEN, ['Delbetala', '{{months}}']],
])('the check of "%s" finds broken promises', (text, market, broken) => {
  expect(brokenPromises(text, market)).toEqual(broken);
});
