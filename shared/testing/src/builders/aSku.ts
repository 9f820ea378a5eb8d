import type { SkuType, StockType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type ASku = Complete<SkuType>;
type AStock = Complete<StockType>;

/** @param inStock items in the warehouse @param oversellable items that can be sold in addition */
export function aStock(inStock: number, oversellable = 0): AStock {
  return { inStock, oversellable, static: 0, totalStock: inStock + oversellable, incoming: null, shelf: null };
}

export function aSku(overrides: Partial<ASku> = {}): ASku {
  return {
    skuId: 70,
    productId: 7,
    name: '96 mm',
    articleNumber: 'TV-7-96',
    gtin: '2000000200019',
    externalId: null,
    incoming: null,
    shelf: null,
    weight: 120,
    dimensions: null,
    stock: aStock(20),
    ...overrides,
  };
}
