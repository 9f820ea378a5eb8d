import { facetIdOfParameter } from './facetId.ts';
import type { Brand, Category } from './catalogTree.ts';
import type { ProductView } from './productView.ts';
import { categoryUrl } from './urls.ts';

const NO_BRAND: Brand = {
  id: 0,
  alias: '',
  name: '',
  description: { sv: '', en: '' },
  metaTitle: null,
  metaDescription: null,
  primaryImage: null,
  manufacturer: null,
  responsiblePerson: null,
};

export function brandOf({ record, tree, view }: ProductView) {
  return { brand: tree.brands.get(record.brandId) ?? NO_BRAND, view };
}

/** The product's own categories first, then their parents. */
export function categoriesOf({ record, tree, view }: ProductView) {
  const own = record.categoryIds.flatMap((id) => tree.categories.get(id) ?? []);
  const parents = own.flatMap(({ path }) => path.slice(0, -1));
  return [...new Set([...own, ...parents])].map((category) => ({ category, view }));
}

export function primaryCategory({ record, tree, view }: ProductView) {
  const category = tree.categories.get(record.primaryCategoryId);
  return category ? { category, view } : null;
}

/** The path from the root to the primary category. */
export function breadcrumbs(product: ProductView) {
  const { view } = product;
  const path: readonly Category[] = primaryCategory(product)?.category.path ?? [];
  return path.map((category) => ({
    categoryId: category.id,
    parentCategoryId: category.parentId,
    url: categoryUrl(category)(view.language.code),
    name: category.name[view.language.code],
  }));
}

export function imagesOf({ record, view }: ProductView) {
  return record.images.map(({ fileName, alt }) => ({ fileName, tags: [alt[view.language.code]] }));
}

/** Null, not an empty list, for a product without parameters: clients then omit the specification. */
export function parameterGroups({ record, tree, view }: ProductView) {
  const language = view.language.code;
  const parameters = record.parameters.flatMap(({ parameterId, value, slug }, order) => {
    const parameter = tree.parameters.get(parameterId);
    if (!parameter) return [];
    return {
      parameterId,
      parameterGroupId: 1,
      order,
      type: 'text',
      name: parameter.name[language],
      label: parameter.name[language],
      description: '',
      value: value[language],
      show: parameter.show,
      showFilter: parameter.filter,
      identifier: parameter.key,
      facetId: facetIdOfParameter(parameterId, slug),
      parameterValueId: null,
    };
  });
  if (parameters.length === 0) return null;
  return [{ parameterGroupId: 1, productId: record.id, name: GROUP_NAME[language], order: 0, parameters }];
}

const GROUP_NAME = { sv: 'Egenskaper', en: 'Specification' };
