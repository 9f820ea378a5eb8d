import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { shopWith } from '../../test/shopWith.ts';

const HOUR_MS = 3_600_000;

function campaign(id: number, name: string, rest: object): object {
  const alias = { sv: `kampanj-${id}`, en: `offer-${id}` };
  const names = { alias, name: { sv: name, en: `${name} (en)` } };
  return { id, ...names, activeFrom: null, activeTo: null, productIds: [], categoryIds: [], ...rest };
}

const text = { sv: 'Lampor & speglar.', en: 'Lamps & mirrors.' };
const campaigns = [
  campaign(1, 'Höstrea', { kind: 'sale', productIds: [4], text, activeTo: '2129-07-01T00:00:00+02:00' }),
  campaign(2, 'Tio procent', {
    kind: 'percentage',
    percent: 10,
    productIds: [5],
    activeTo: '2130-01-01T00:00:00+01:00',
  }),
  campaign(3, 'Mängdrabatt', { kind: 'tiered', productIds: [3], tiers: [{ quantity: 6, percent: 10 }] }),
  campaign(4, 'Över', {
    kind: 'percentage',
    percent: 50,
    productIds: [6],
    activeTo: new Date(Date.now() - HOUR_MS).toISOString(),
  }),
  campaign(5, 'Kommer', {
    kind: 'percentage',
    percent: 50,
    productIds: [7],
    activeFrom: new Date(Date.now() + HOUR_MS).toISOString(),
  }),
];

let api: Api;
beforeAll(async () => {
  ({ api } = await shopWith({ 'campaigns.json': campaigns }, { body: 'return null;', imports: {} }));
});
afterAll(() => api.stop());

const EN = 'channelId: "3|com", languageId: "en-US", marketId: "de"';

const infoShape = z.object({
  name: z.string(),
  canonicalUrl: z.string(),
  alternativeUrls: z.array(z.object({ url: z.string() })),
  primaryDescription: z.string(),
});

async function info(url: string, ids = '') {
  const { data } = await api.runOperation(
    `{ listPageInfo(url: "${url}"${ids}) { name canonicalUrl alternativeUrls { url } primaryDescription } }`,
  );
  const found = infoShape.nullable().parse(data['listPageInfo']);
  // Dates and percentages do not break.
  return found && { ...found, primaryDescription: found.primaryDescription.replaceAll('\u00A0', ' ') };
}

test('the sale page has the text, conditions and last day of each campaign that reduces prices, in both languages', async () => {
  const swedish = await info('/rea');
  const english = await info('/en/sale', `, ${EN}`);

  expect(swedish).toMatchObject({ name: 'Rea', canonicalUrl: '/rea' });
  expect(swedish?.alternativeUrls.map(({ url }) => url)).toEqual(['/rea', '/en/sale']);
  expect(swedish?.primaryDescription).toContain(
    '<ul><li><a href="/dc/kampanj-1">Höstrea</a>: Lampor &amp; speglar. Gäller till och med 30 juni 2129.</li>' +
      '<li><a href="/dc/kampanj-2">Tio procent</a>: 10 % rabatt. Gäller till och med 31 december 2129.</li></ul>',
  );
  expect(english).toMatchObject({ name: 'Sale', canonicalUrl: '/en/sale' });
  expect(english?.primaryDescription).toContain('10% off. Valid through December 31, 2129.');
});

test('the sale page lists every reduced product, whether a campaign reduces it or its own price', async () => {
  const { data } = await api.runOperation(
    `{ products(url: "/rea", take: 100) { products { productId unitPrice { isDiscounted } }
        filters { facets { type values { label url count } } } }
      all: products(take: 100) { products { productId unitPrice { isDiscounted } } } }`,
  );
  const products = z.array(z.object({ productId: z.number(), unitPrice: z.object({ isDiscounted: z.boolean() }) }));
  const { products: sale, all } = z
    .object({ products: z.object({ products }), all: z.object({ products }) })
    .parse(data);
  const reduced = all.products.filter(({ unitPrice }) => unitPrice.isDiscounted).map(({ productId }) => productId);

  expect(reduced).toEqual(expect.arrayContaining([4, 5]));
  expect(sale.products.map(({ productId }) => productId)).toEqual(reduced);
  expect(JSON.stringify(data)).toContain('{"label":"Höstrea","url":"/dc/kampanj-1","count":1}');
});

test('the page of a campaign has its text and conditions', async () => {
  expect(await info('/dc/kampanj-1')).toMatchObject({
    primaryDescription: 'Lampor & speglar. Gäller till och med 30 juni 2129.',
  });
});

test.each([
  ['/dc/kampanj-4', '/rea'],
  ['/en/dc/offer-4', '/en/sale'],
  ['/dc/kampanj-5', null],
  ['/dc/kampanj-1', null],
  ['/dc/okand', null],
])('the address of a campaign leads to the sale page only after it has ended: %s → %s', async (url, expected) => {
  const { data } = await api.runOperation('query ($url: String) { urlHistory(url: $url) { newUrl } }', { url });

  expect(data['urlHistory']).toEqual(expected === null ? null : { newUrl: expected });
});
