import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { subCategoryCounts } from './subCategoryCounts.ts';

test('counts are by the URL of a category, without empty categories and those without a URL', () => {
  const facets = [
    null,
    aFacetGroup('Category', [
      { ...aFacetValue('c_110', 'Handtag', 10), url: '/c/beslag/handtag' },
      { ...aFacetValue('c_120', 'Knoppar', 0), url: '/c/beslag/knoppar' },
      aFacetValue('c_130', 'Krokar', 8),
    ]),
    aFacetGroup('Brand', [{ ...aFacetValue('b_3', 'Lindvarp', 15), url: '/b/lindvarp' }]),
  ];

  expect(subCategoryCounts(facets)).toEqual({ '/c/beslag/handtag': 10 });
  expect(subCategoryCounts(null)).toEqual({});
});
