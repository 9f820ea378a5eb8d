import type { View } from '../markets/view.ts';
import type { Catalog } from './catalog.ts';
import type { Brand, CatalogTree, Category } from './catalogTree.ts';
import { priceOf, type Price } from '../model/price.ts';
import { announcedPrice } from './announcedPrice.ts';
import type { ProductRecord, SkuRecord } from './productRecord.ts';
import { vatRate } from './vatRate.ts';

/** A product record with the catalog tree that it refers to, and the language and currency of the request. */
export interface ProductView {
  record: ProductRecord;
  tree: CatalogTree;
  view: View;
}

export interface SkuView {
  sku: SkuRecord;
  productId: number;
  view: View;
}

export async function productViews(
  { catalog }: { catalog: Catalog },
  ids: readonly number[],
  view: View,
): Promise<ProductView[]> {
  const tree = await catalog.tree();
  const products = await catalog.products(ids);
  return products.map((record) => ({ record, tree, view }));
}

export function unitPrice({ record, tree, view }: ProductView): Price {
  const { reference, selling } = announcedPrice(record, view.currency.code);
  return priceOf({ regular: reference, selling }, vatRate(tree, view, record.vatClass), view);
}

export interface Stock {
  inStock: number;
  oversellable: number;
  static: number;
  incoming: string | null;
}

/** The available quantity: stock on hand, oversellable stock, and the static stock that orders do not reduce. */
export function totalStock({ inStock, oversellable, static: fixed }: Stock): number {
  return Math.max(0, inStock) + oversellable + fixed;
}

export function sumOfStock(skus: readonly Stock[]): Stock {
  const incoming = skus.flatMap((sku) => sku.incoming ?? []).toSorted();
  return {
    inStock: skus.reduce((total, sku) => total + sku.inStock, 0),
    oversellable: skus.reduce((total, sku) => total + sku.oversellable, 0),
    static: skus.reduce((total, sku) => total + sku.static, 0),
    incoming: incoming[0] ?? null,
  };
}

/** A product that is related to another one. */
export interface RelatedView extends ProductView {
  relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR';
}

export interface CategoryView {
  category: Category;
  view: View;
}

export interface BrandView {
  brand: Brand;
  view: View;
}
