import { countFacetSuggestions, foundProducts } from './found.ts';

const HOOKS = { name: 'Krokar', canonicalUrl: '/c/krokar' };
const FITTINGS = { name: 'Beslag', canonicalUrl: '/c/beslag' };
const LAMPS = { name: 'Lampor', canonicalUrl: '/c/lampor' };

test('suggestions have the number of found products and are sorted by it, highest first [SRCH-38]', () => {
  expect(countFacetSuggestions([[LAMPS], [HOOKS, FITTINGS], [FITTINGS], [HOOKS, FITTINGS]])).toEqual([
    { path: '/c/beslag', name: 'Beslag', count: 3 },
    { path: '/c/krokar', name: 'Krokar', count: 2 },
    { path: '/c/lampor', name: 'Lampor', count: 1 },
  ]);
});

test('a product with a duplicate category counts once, and categories without name or URL are omitted', () => {
  const nameless = { name: null, canonicalUrl: '/c/x' };
  const withoutUrl = { name: 'Ingenstans', canonicalUrl: null };

  expect(countFacetSuggestions([[HOOKS, HOOKS, nameless, withoutUrl]])).toEqual([
    { path: '/c/krokar', name: 'Krokar', count: 1 },
  ]);
});

const value = (label: string, url: string | null, count: number, hidden = false) => ({ label, url, count, hidden });
const FACETS = [
  { type: 'Price', values: [value('100–200 kr', null, 9)] },
  {
    type: 'Category',
    values: [
      value('Krokar', '/c/krokar', 2),
      null,
      value('Beslag', '/c/beslag', 300),
      value('Gömd', '/c/gomd', 5, true),
      value('Tom', '/c/tom', 0),
    ],
  },
  null,
  { type: 'Brand', values: [value('Lindvarp', '/b/lindvarp', 300)] },
];

test('category and brand counts come from the facets of all results [SRCH-38]', () => {
  expect(foundProducts({ products: { count: 300, products: [null], filters: { facets: FACETS } } })).toEqual({
    count: 300,
    products: [],
    categories: [
      { path: '/c/beslag', name: 'Beslag', count: 300 },
      { path: '/c/krokar', name: 'Krokar', count: 2 },
    ],
    brands: [{ path: '/b/lindvarp', name: 'Lindvarp', count: 300 }],
  });
});

test('facets without paths are counted from the products', () => {
  const brand = { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' };
  const facets = [
    { type: 'Category', values: [value('Krokar', null, 2)] },
    { type: 'Brand', values: [value('Lindvarp', 'javascript:alert(1)', 2)] },
  ];
  const found = foundProducts({
    products: { count: 2, products: [], filters: { facets } },
    found: { products: [{ categories: [HOOKS, null], brand }, null, { categories: null, brand }] },
  });

  expect(found).toMatchObject({
    categories: [{ path: '/c/krokar', name: 'Krokar', count: 1 }],
    brands: [{ path: '/b/lindvarp', name: 'Lindvarp', count: 2 }],
  });
});

test('a response without products throws an error', () => {
  expect(() => foundProducts({ products: null })).toThrow('returned no data');
});
