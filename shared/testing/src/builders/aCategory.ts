import type { CategoryType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type ACategory = Complete<CategoryType>;

export function aCategory(overrides: Partial<ACategory> = {}): ACategory {
  return {
    categoryId: 112,
    parentCategoryId: 100,
    order: 1,
    alias: 'krokar',
    name: 'Krokar',
    canonicalUrl: '/c/krokar',
    isHidden: false,
    description: null,
    secondaryDescription: null,
    primaryImage: null,
    backgroundImage: null,
    googleTaxonomy: null,
    alternativeCanonicalUrls: null,
    alternativeUrls: null,
    ...overrides,
  };
}
