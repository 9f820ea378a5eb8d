import type { Catalog } from './catalog.ts';
import { productUrl } from './urls.ts';
import { productViews, sumOfStock, type ProductView, type Stock } from './productView.ts';

/** A node of the variant tree: level 1 is a product (distinguished by color), level 0 one of its skus. */
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
export function variantOf({ record, tree, view }: ProductView): Variant {
  const language = view.language.code;
  const shared = {
    shelf: null,
    productId: record.id,
    name: record.texts[language].name,
    alias: record.texts[language].alias,
    canonicalUrl: productUrl(record, tree)(language),
    primaryImage: record.images[0]?.fileName ?? null,
  };
  const label = record.colorName?.[language] ?? '-';
  return {
    ...shared,
    ...COLOR,
    level: 1,
    value: label,
    label,
    skuId: null,
    incoming: null,
    stock: sumOfStock(record.skus),
    attributes: record.colorHex ? [{ key: 'hex', value: record.colorHex }] : [],
    variants: record.skus.map((sku) => ({
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

/** Returns a group even for a single product, since clients read the sku to buy from it. */
export async function variantGroup(product: ProductView, deps: { catalog: Catalog }) {
  const { record, view } = product;
  const family = await productViews(deps, record.familyIds, view);
  const [first] = record.familyIds;
  const main = family.find((member) => member.record.id === record.mainProductId) ?? family[0];
  return {
    variantGroupId: first ?? record.id,
    name: record.texts[view.language.code].name,
    mainProductId: main?.record.id ?? record.id,
    collapseInLists: record.isCollapsed,
    activeProducts: family.length,
    variants: family.map(variantOf),
  };
}

/** The values of this product, one per level, with the values of the other products in its family. */
export async function variantDimensions(product: ProductView, deps: { catalog: Catalog }) {
  const { record, view } = product;
  if (!record.colorName) return [];
  const language = view.language.code;
  const family = await productViews(deps, record.familyIds, view);
  const label = record.colorName[language];
  return [
    {
      ...COLOR,
      level: 1,
      value: label,
      label,
      attributes: record.colorHex ? [{ key: 'hex', value: record.colorHex }] : [],
      group: family.flatMap((other) => {
        const name = other.record.colorName?.[language];
        return name ? [{ label: name, value: name }] : [];
      }),
    },
  ];
}
