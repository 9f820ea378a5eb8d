import * as fc from 'fast-check';
import type { SortType } from '../../model/contract.generated.ts';
import type { FacetGroup, ListQuery } from '../listQuery.ts';
import { searchDocument } from '../../catalog/words/searchDocument.ts';
import { Synonyms } from '../text/synonyms.ts';
import type { ListedProduct } from './listedProduct.ts';
import { ListIndex } from './listIndex.ts';

/** Words that are too different to match each other as misspellings. */
const VOCABULARY = ['linje', 'dunört', 'kvast', 'spegel'];
const GROUPS = ['Category', 'Brand', 'Price/SEK', 'Price/EUR'];
const SORTS: readonly SortType[] = [
  'NONE',
  'PRICE',
  'PRICE_DESC',
  'MOST_SOLD',
  'VOTES',
  'BRAND',
  'LATEST',
  'RELEVANCE',
  'FACET_ORDER',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'CUSTOM_1',
  'AVAILABLE_STOCK',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK',
  'TOTAL_STOCK_DESC',
];

const MAX_PRODUCTS = 20;

/** Makes filters rare: a list with all filters at once is empty, and an empty list proves little. */
function rarely<Value, Other>(arbitrary: fc.Arbitrary<Value>, otherwise: Other): fc.Arbitrary<Value | Other> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });
}

interface Item extends ListedProduct {
  words: Record<'A' | 'B' | 'C' | 'D', string[]>;
}

const words = fc.uniqueArray(fc.constantFrom(...VOCABULARY), { maxLength: 3 });
const facet = fc.record({ group: fc.constantFrom(...GROUPS), id: fc.constantFrom('x', 'y', 'z') });

const item: fc.Arbitrary<Item> = fc
  .record({
    id: fc.integer({ min: 1, max: MAX_PRODUCTS }),
    // Two SKUs of a product may have the same size.
    facets: fc.array(facet, { maxLength: 10 }),
    prices: fc.record(
      { SEK: fc.integer({ min: 0, max: 4 }), EUR: fc.integer({ min: 0, max: 4 }) },
      { requiredKeys: [] },
    ),
    firstAvailableOn: fc.constantFrom('2026-01-01', '2026-02-01', '2025-12-31'),
    soldCount: fc.nat(3),
    rating: fc.option(fc.integer({ min: 1, max: 3 })),
    inStock: fc.nat(2),
    more: fc.nat(1),
    sortKey: fc.constantFrom('a', 'b', '{1'),
    brandSortKey: fc.constantFrom('a', 'b'),
    isCollapsed: rarely(fc.constant(true), false),
    first: words.map((list) => list.slice(0, 1)),
    name: words,
    filing: words,
    texts: words,
  })
  .map(({ facets, prices, inStock, more, sortKey, first, name, filing, texts, ...rest }) => {
    const fields = { A: first, B: name, C: filing, D: texts };
    const document = searchDocument(fields, (word) => [word]);
    return {
      ...rest,
      facets: facets.map((one) => ({ ...one, label: { sv: one.id, en: one.id }, order: 0 })),
      sellingPrices: new Map(Object.entries(prices)),
      stock: { inStock, total: inStock + more },
      sortKeys: { sv: sortKey, en: sortKey },
      documents: { sv: document, en: '' },
      words: fields,
    };
  });

const group = fc.record({
  group: fc.constantFrom(...GROUPS, 'Unknown'),
  facets: fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 'w'), { minLength: 1, maxLength: 3 }),
});
const groups = rarely(fc.uniqueArray(group, { selector: (one) => one.group, maxLength: 3 }), []);

const price = rarely(fc.nat(4), undefined);

const query: fc.Arbitrary<ListQuery> = fc
  .record({
    priceList: fc.constantFrom('SEK', 'EUR'),
    page: groups,
    include: groups,
    includeMode: fc.constantFrom('all', 'any'),
    exclude: groups,
    selection: fc.oneof(groups, fc.array(group, { maxLength: 1 })),
    words: rarely(fc.uniqueArray(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: 2 }), undefined),
    price: fc.record({ lowest: price, highest: price }),
    inPriceList: rarely(fc.constantFrom('SEK', 'EUR', 'none'), undefined),
    includeCollapsed: fc.boolean(),
    ids: rarely(fc.array(fc.integer({ min: 0, max: MAX_PRODUCTS + 2 })), undefined),
    sort: fc.constantFrom(...SORTS),
    facetOrder: fc.array(
      facet.map(({ group: name, id }) => ({ group: name, facets: [id] })),
      { maxLength: 3 },
    ),
    countsByGroup: fc.boolean(),
    skip: rarely(fc.nat(6), 0),
    take: fc.nat(MAX_PRODUCTS),
  })
  .map(({ words: searched, ...rest }) => ({
    ...rest,
    language: 'sv',
    words: searched?.map((word) => ({ word, stems: [word] })),
  }));

// Reference implementation: every rule as one expression over plain arrays.

function hasOneOf(product: Item, { group: name, facets }: FacetGroup): boolean {
  return product.facets.some((one) => one.group === name && facets.includes(one.id));
}

function isInBase(product: Item, listQuery: ListQuery): boolean {
  if (listQuery.ids) return listQuery.ids.includes(product.id);
  const price = product.sellingPrices.get(listQuery.priceList);
  const { lowest, highest } = listQuery.price;
  const included = listQuery.include.map((one) => hasOneOf(product, one));
  return (
    price !== undefined &&
    (lowest === undefined || price >= lowest) &&
    (highest === undefined || price <= highest) &&
    (listQuery.inPriceList === undefined || product.sellingPrices.has(listQuery.inPriceList)) &&
    (listQuery.includeCollapsed || !product.isCollapsed) &&
    listQuery.page.every((one) => hasOneOf(product, one)) &&
    (included.length === 0 || (listQuery.includeMode === 'all' ? included.every(Boolean) : included.some(Boolean))) &&
    !listQuery.exclude.some((one) => hasOneOf(product, one))
  );
}

/** The products that match every word in their headings. Without any: in their texts too, at least one in the headings. */
function searched(products: Item[], { words: terms }: ListQuery): Item[] {
  if (!terms) return products;
  const inHeadings = ({ words: { A, B, C } }: Item, word: string) => [...A, ...B, ...C].includes(word);
  const matching = products.filter((product) => terms.every(({ word }) => inHeadings(product, word)));
  if (matching.length > 0) return matching;
  const everywhere = products.filter(
    (product) =>
      terms.every(({ word }) => inHeadings(product, word) || product.words.D.includes(word)) &&
      (terms.length === 1 || terms.some(({ word }) => inHeadings(product, word))),
  );
  if (everywhere.length > 0) return everywhere;
  const things = terms.filter(({ word }) => products.some(({ words: { A } }) => A.includes(word)));
  const ofAll = products.filter((product) => things.every(({ word }) => inHeadings(product, word)));
  if (things.length === 0 || ofAll.length > 0) return things.length === 0 ? [] : ofAll;
  return products.filter((product) => things.some(({ word }) => inHeadings(product, word)));
}

function isSelected(product: Item, listQuery: ListQuery, exceptGroup?: string): boolean {
  return (
    listQuery.ids !== undefined ||
    listQuery.selection.every((one) => one.group === exceptGroup || hasOneOf(product, one))
  );
}

function score({ words: fields, soldCount, stock }: Item, listQuery: ListQuery): number {
  const weights = [fields.A, fields.B, fields.C, fields.D];
  const text = (listQuery.words ?? []).map(({ word }) => {
    return [100, 60, 30, 10][weights.findIndex((field) => field.includes(word))] ?? 0;
  });
  return text.reduce((sum, one) => sum + one, 0) + 3 * Math.log10(1 + soldCount) - (stock.total > 0 ? 0 : 15);
}

function sortValue(product: Item, listQuery: ListQuery): number | string {
  const { soldCount, firstAvailableOn, sortKeys, brandSortKey, rating, stock } = product;
  const price = product.sellingPrices.get(listQuery.priceList) ?? -1;
  const facetAt = listQuery.facetOrder.findIndex((one) => hasOneOf(product, one));
  switch (listQuery.sort) {
    case 'PRICE':
      return price;
    case 'PRICE_DESC':
      return -price;
    case 'MOST_SOLD':
      return -soldCount;
    case 'RELEVANCE':
      return listQuery.words ? -score(product, listQuery) : -soldCount;
    case 'LATEST':
      return -Date.parse(firstAvailableOn);
    case 'ALPHABETICAL':
    case 'ALPHABETICAL_DESC':
      return sortKeys.sv;
    case 'BRAND':
      return brandSortKey;
    case 'VOTES':
      return -(rating ?? 0);
    case 'AVAILABLE_STOCK':
      return stock.inStock;
    case 'AVAILABLE_STOCK_DESC':
      return -stock.inStock;
    case 'TOTAL_STOCK':
      return stock.total;
    case 'TOTAL_STOCK_DESC':
      return -stock.total;
    case 'FACET_ORDER':
      return facetAt === -1 ? 100 : facetAt;
    default:
      return 0;
  }
}

function naiveOrder(products: Item[], listQuery: ListQuery): Item[] {
  const { ids } = listQuery;
  if (ids) return products.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
  const sign = listQuery.sort === 'ALPHABETICAL_DESC' ? -1 : 1;
  return products.toSorted((left, right) => {
    const [one, other] = [sortValue(left, listQuery), sortValue(right, listQuery)];
    if (one !== other) return one < other ? -sign : sign;
    return listQuery.sort === 'LATEST' ? right.id - left.id : left.id - right.id;
  });
}

function naiveList(products: Item[], listQuery: ListQuery) {
  const found = listQuery.ids ? products : searched(products, listQuery);
  const base = found.filter((product) => isInBase(product, listQuery));
  const listed = naiveOrder(
    base.filter((product) => isSelected(product, listQuery)),
    listQuery,
  );
  const prices = listed.flatMap((product) => product.sellingPrices.get(listQuery.priceList) ?? []);
  const counts: Record<string, number> = {};
  for (const product of base) {
    for (const { group: name, id } of new Map(product.facets.map((one) => [one.group + one.id, one])).values()) {
      if (name.startsWith('Price/') && name !== `Price/${listQuery.priceList}`) continue;
      if (!isSelected(product, listQuery, listQuery.countsByGroup ? name : undefined)) continue;
      counts[`${name} ${id}`] = (counts[`${name} ${id}`] ?? 0) + 1;
    }
  }
  return {
    count: listed.length,
    ids: listed.map(({ id }) => id).slice(listQuery.skip, listQuery.skip + listQuery.take),
    price: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : undefined,
    counts,
  };
}

test('lists, their order, pages, prices and counts equal those of a naive filter, also after changes', () => {
  const round = fc.record({
    puts: fc.array(item, { maxLength: 25, size: 'max' }),
    removed: fc.array(fc.integer({ min: 1, max: MAX_PRODUCTS }), { maxLength: 2 }),
    queries: fc.array(query, { minLength: 1, maxLength: 12, size: 'max' }),
  });

  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 3, size: 'max' }), (rounds) => {
      const index = new ListIndex({ sv: new Synonyms(), en: new Synonyms() });
      const products = new Map<number, Item>();
      for (const { puts, removed, queries } of rounds) {
        for (const product of puts) {
          index.put(product);
          products.set(product.id, product);
        }
        for (const id of removed) {
          index.remove(id);
          products.delete(id);
        }
        for (const one of queries) {
          const { count, ids, priceSpan, facetCounts } = index.list(one);
          const counts = Object.fromEntries(facetCounts().map((facet) => [`${facet.group} ${facet.id}`, facet.count]));

          expect({ count, ids, price: priceSpan(), counts }).toEqual(naiveList([...products.values()], one));
        }
      }
    }),
  );
});
