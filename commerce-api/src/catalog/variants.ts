import type { Catalog } from './catalog.ts';
import { productUrl } from './urls.ts';
import { productViews, sumOfStock, type ProductView, type Stock } from './productView.ts';

/** A node of the variant tree: level 1 is a product (told apart by color), level 0 one of its skus. */
export interface Variant {
  level: number;
  dimension: string;
  type: string;
  value: string;
  label: string;
  skuId: number | null;
  incoming: string | null;
  shelf: null;
  stock: Stock;
  productId: number;
  name: string;
  alias: string;
  canonicalUrl: string;
  primaryImage: string | null;
  attributes: { key: string; value: string }[];
  variants: Variant[];
}

/** This product with its skus. */
export function variantOf({ facts, tree, view }: ProductView): Variant {
  const language = view.language.code;
  const shared = {
    shelf: null,
    productId: facts.id,
    name: facts.texts[language].name,
    alias: facts.texts[language].alias,
    canonicalUrl: productUrl(facts, tree)(language),
    primaryImage: facts.images[0]?.fileName ?? null,
  };
  const label = facts.colorName?.[language] ?? '-';
  return {
    ...shared,
    ...COLOR,
    level: 1,
    value: label,
    label,
    skuId: null,
    incoming: null,
    stock: sumOfStock(facts.skus),
    attributes: facts.colorHex ? [{ key: 'hex', value: facts.colorHex }] : [],
    variants: facts.skus.map((sku) => ({
      ...shared,
      ...SIZE,
      level: 0,
      value: sku.name[language],
      label: sku.name[language],
      skuId: sku.id,
      incoming: sku.incoming,
      stock: sku,
      attributes: [],
      variants: [],
    })),
  };
}

const COLOR = { dimension: 'Color', type: 'Color' };
const SIZE = { dimension: 'Size', type: 'Size' };

/** A group even for a product that stands alone: clients take the sku to buy from it. */
export async function variantGroup(product: ProductView, deps: { catalog: Catalog }) {
  const { facts, view } = product;
  const family = await productViews(deps, facts.familyIds, view);
  const [first] = facts.familyIds;
  const main = family.find((member) => member.facts.id === facts.mainProductId) ?? family[0];
  return {
    variantGroupId: first ?? facts.id,
    name: facts.texts[view.language.code].name,
    mainProductId: main?.facts.id ?? facts.id,
    collapseInLists: facts.isCollapsed,
    activeProducts: family.length,
    variants: family.map(variantOf),
  };
}

/** The values of the present product, one per level, with the values that the others of the family have. */
export async function variantDimensions(product: ProductView, deps: { catalog: Catalog }) {
  const { facts, view } = product;
  if (!facts.colorName) return [];
  const language = view.language.code;
  const family = await productViews(deps, facts.familyIds, view);
  const label = facts.colorName[language];
  return [
    {
      ...COLOR,
      level: 1,
      value: label,
      label,
      attributes: facts.colorHex ? [{ key: 'hex', value: facts.colorHex }] : [],
      group: family.flatMap((other) => {
        const name = other.facts.colorName?.[language];
        return name ? [{ label: name, value: name }] : [];
      }),
    },
  ];
}
