import { countedPlaces, foundFrom } from './found.ts';

const HOOKS = { name: 'Krokar', canonicalUrl: '/c/krokar' };
const FITTINGS = { name: 'Beslag', canonicalUrl: '/c/beslag' };
const LAMPS = { name: 'Lampor', canonicalUrl: '/c/lampor' };

test('SRCH-38 places come with the number of found products in them, highest first', () => {
  expect(countedPlaces([[LAMPS], [HOOKS, FITTINGS], [FITTINGS], [HOOKS, FITTINGS]])).toEqual([
    { path: '/c/beslag', name: 'Beslag', count: 3 },
    { path: '/c/krokar', name: 'Krokar', count: 2 },
    { path: '/c/lampor', name: 'Lampor', count: 1 },
  ]);
});

test('a product that names a place twice counts once, and a place without name or address is none', () => {
  const nameless = { name: null, canonicalUrl: '/c/x' };
  const nowhere = { name: 'Ingenstans', canonicalUrl: null };

  expect(countedPlaces([[HOOKS, HOOKS, nameless, nowhere]])).toEqual([{ path: '/c/krokar', name: 'Krokar', count: 1 }]);
});

test('categories and brands are counted over all that was found, not over what is shown', () => {
  const brand = { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' };
  const found = foundFrom({
    products: { count: 2, products: [null] },
    found: { products: [{ categories: [HOOKS, null], brand }, null, { categories: null, brand }] },
  });

  expect(found).toEqual({
    count: 2,
    products: [],
    categories: [{ path: '/c/krokar', name: 'Krokar', count: 1 }],
    brands: [{ path: '/b/lindvarp', name: 'Lindvarp', count: 2 }],
  });
});

test('an answer without products is no answer', () => {
  expect(() => foundFrom({ products: null, found: null })).toThrow('empty-handed');
});
