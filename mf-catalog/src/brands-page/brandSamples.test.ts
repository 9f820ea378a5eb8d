import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { brandSamples } from './brandSamples.ts';

function product(brand: string, categoryId: number, image: string | null) {
  return { categoryId, brand: { name: brand }, productImages: image === null ? [] : [{ fileName: image }] };
}

const filters = {
  facets: [
    aFacetGroup('Category', [aFacetValue('c_1', 'Lindvarp', 99)]),
    aFacetGroup('Brand', [aFacetValue('b_3', 'Lindvarp', 19), aFacetValue('b_4', 'Trävind', 20)]),
  ],
};

test('a brand has its number of products and three images, of different categories if possible', () => {
  const products = [
    product('Lindvarp', 111, 'handle-1.webp'),
    product('Lindvarp', 111, 'handle-2.webp'),
    null,
    product('Lindvarp', 120, null),
    product('Lindvarp', 120, 'knob.webp'),
    product('Lindvarp', 130, 'hook.webp'),
  ];

  expect(Object.fromEntries(brandSamples({ products, filters }))).toEqual({
    Lindvarp: { count: 19, images: ['handle-1.webp', 'hook.webp', 'handle-2.webp'] },
    Trävind: { count: 20, images: [] },
  });
});

test('a missing response has no samples, and a brand without a facet has the count 0', () => {
  expect(brandSamples(null).size).toBe(0);
  expect(brandSamples({ products: [product('Ny', 1, 'a.webp')], filters: null }).get('Ny')).toEqual({
    count: 0,
    images: ['a.webp'],
  });
});
