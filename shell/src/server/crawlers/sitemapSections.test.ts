import { stubApi } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { sitemapSections } from './sitemapSections.ts';

const alternativeUrls = [
  { language: 'sv', url: '/c/beslag' },
  { language: 'en', url: '/en/c/hardware' },
];
const LISTS = {
  categories: [{ canonicalUrl: '/c/beslag', alternativeUrls }],
  brands: [
    { brandId: 1, canonicalUrl: '/b/vide', alternativeUrls: [] },
    { brandId: 2, canonicalUrl: 'https://other.example/b/ek', alternativeUrls: [] },
  ],
};
const CONTENT = {
  sv: [
    { id: 7, canonicalUrl: '/garanti' },
    { id: 8, canonicalUrl: '/bara-svenska' },
  ],
  en: [{ id: 7, canonicalUrl: '/en/warranty' }],
};

/** An API with `total` products, half of each brand. */
function shopApi(total: number) {
  const product = (number: number) => ({
    canonicalUrl: `/p/${number}`,
    alternativeUrls: [],
    discountCampaigns: [{ canonicalUrl: number % 2 === 0 ? '/dc/rea' : null }],
  });
  return stubApi({
    sitemapLists: { data: LISTS },
    sitemapContent: { data: CONTENT },
    sitemapCampaign: ({ url }) => ({ data: { listPageInfo: { id: 1, canonicalUrl: url, alternativeUrls: [] } } }),
    sitemapProducts: ({ skip = 0, take, filter }) => {
      const isPart = typeof filter === 'object' && filter !== null && 'brandIds' in filter;
      const count = isPart ? total / 2 : total;
      const length = Math.max(0, Math.min(Number(take), count - Number(skip)));
      const products = Array.from({ length }, (_, at) => product(Number(skip) + at));
      return { data: { products: { count, products } } };
    },
  });
}

async function read(total: number) {
  const { operations, calls } = shopApi(total);
  const sections: Record<string, string[]> = {};
  for (const { name, pages } of sitemapSections(operations, testShop())) {
    sections[name] = [];
    for await (const part of pages()) sections[name].push(...part.map(({ canonical }) => canonical));
  }
  return { sections, calls: calls.filter(({ name }) => name === 'sitemapProducts').map(({ variables }) => variables) };
}

test('the sections contain the indexed pages of the site, and no address of another one', async () => {
  const { sections } = await read(1);

  expect(sections).toEqual({
    home: ['http://localhost:3000/'],
    categories: ['http://localhost:3000/c/beslag'],
    brands: ['http://localhost:3000/b/vide'],
    products: ['http://localhost:3000/p/0'],
    campaigns: ['http://localhost:3000/dc/rea'],
    content: [
      'http://localhost:3000/allt',
      'http://localhost:3000/rea',
      'http://localhost:3000/varumarken',
      'http://localhost:3000/cookies',
      'http://localhost:3000/pythagoras-planeringsverktyg',
      'http://localhost:3000/garanti',
      'http://localhost:3000/bara-svenska',
    ],
  });
});

test('a page has the language links of its document, and one in a single language has none [SEO-07]', async () => {
  const { operations } = shopApi(1);
  const languages = async (section: string) => {
    const found: Record<string, string[]> = {};
    for (const { name, pages } of sitemapSections(operations, testShop())) {
      if (name !== section) continue;
      for await (const part of pages()) {
        for (const page of part) {
          found[new URL(page.canonical).pathname] = page.languages.map(({ hrefLang, href }) => `${hrefLang} ${href}`);
        }
      }
    }
    return found;
  };

  expect(await languages('content')).toMatchObject({
    '/garanti': [
      'sv-SE http://localhost:3000/garanti',
      'en-US http://en.localhost:3000/en/warranty',
      'x-default http://localhost:3000/garanti',
    ],
    '/bara-svenska': [],
  });
  expect((await languages('categories'))['/c/beslag']).toContain('en-US http://en.localhost:3000/en/c/hardware');
});

test('all products are read, 200 at a time, in an order that does not change', async () => {
  const { sections, calls } = await read(450);

  expect(new Set(sections['products']).size).toBe(450);
  const filter = { sort: 'ALPHABETICAL', includeCollapsed: true };
  expect(calls.slice(1)).toEqual([0, 200, 400].map((skip) => ({ skip, take: 200, filter })));
});

test('more products than the paging of the API reaches are read by brand', async () => {
  const { calls } = await read(8_000);

  expect(Math.max(...calls.map(({ skip = 0 }) => Number(skip)))).toBeLessThanOrEqual(6_000);
  expect(new Set(calls.slice(1).map(({ filter }) => JSON.stringify(filter)))).toEqual(
    new Set(
      [{ brandIds: [1] }, { brandIds: [2] }, { excludeBrandIds: [1, 2] }].map((brands) =>
        JSON.stringify({ ...brands, sort: 'ALPHABETICAL', includeCollapsed: true }),
      ),
    ),
  );
});

test('a query without a list fails the sitemap instead of emptying it', async () => {
  const { operations } = stubApi({ sitemapLists: { data: { categories: null, brands: [] } } });
  const categories = sitemapSections(operations, testShop()).find(({ name }) => name === 'categories');

  await expect(categories?.pages()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 503 });
});
