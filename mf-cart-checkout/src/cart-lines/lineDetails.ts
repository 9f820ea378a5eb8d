import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { stockStatus, type Stock } from '@hemvaror/domain/stock/stockStatus';

export interface LineDetails {
  name: string;
  brand: string;
  /** Null for a product of one size. */
  size: string | null;
  /** Of the first image. */
  fileName: string | null;
  url: string | null;
  /** Null if the product no longer has the SKU. */
  stock: Stock | null;
  /** Total stock, but at least the quantity in the cart. */
  maxQuantity: number;
  isBackordered: boolean;
  /** Why the line cannot be ordered as it is: the product or its stock has changed since it was added. Null if it can. */
  shortage: 'gone' | 'soldOut' | 'short' | null;
}

/** Display details of a cart line, with defaults for the nullable fields of the API. */
export function lineDetails({ product, skuId, quantity }: CartLine): LineDetails {
  const sku = compact(product?.skus).find((candidate) => candidate.skuId === skuId);
  const stock = sku?.stock ?? null;
  const [image] = compact(product?.productImages);

  return {
    name: product?.name ?? '',
    brand: product?.brand?.name ?? '',
    size: sizeOf(sku?.name),
    fileName: image?.fileName ?? null,
    url: product?.canonicalUrl ?? null,
    stock,
    maxQuantity: Math.max(quantity, stock?.totalStock ?? 0),
    isBackordered: stock !== null && stockStatus(stock, quantity).kind === 'backorder',
    shortage: shortageOf(stock, quantity),
  };
}

function shortageOf(stock: Stock | null, quantity: number): LineDetails['shortage'] {
  if (stock === null) return 'gone';
  if (stock.totalStock <= 0) return 'soldOut';
  return quantity > stock.totalStock ? 'short' : null;
}

/** Returns null for the SKU names that mean "one size only". */
function sizeOf(name: string | null | undefined): string | null {
  const size = name?.trim() ?? '';
  return ['', '-', 'one size'].includes(size.toLowerCase()) ? null : size;
}
