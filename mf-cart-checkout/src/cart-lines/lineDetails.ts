import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { stockStatus, type Stock } from '@hemvaror/domain/stock/stockStatus';

export interface LineDetails {
  name: string;
  brand: string;
  /** Null for a product of one size. */
  size: string | null;
  /** Of the first picture. */
  fileName: string | null;
  url: string | null;
  /** Null when the product no longer has that sku. */
  stock: Stock | null;
  /** How many can be had at most; what is in the cart stays possible, also when the stock has shrunk below it. */
  maxQuantity: number;
  isBackordered: boolean;
}

/** What every view of a cart line shows, from what the contract may leave out. */
export function lineDetails({ product, skuId, quantity }: CartLine): LineDetails {
  const sku = compact(product?.skus).find((candidate) => candidate.skuId === skuId);
  const stock = sku?.stock ?? null;
  const [picture] = compact(product?.productImages);

  return {
    name: product?.name ?? '',
    brand: product?.brand?.name ?? '',
    size: sizeOf(sku?.name),
    fileName: picture?.fileName ?? null,
    url: product?.canonicalUrl ?? null,
    stock,
    maxQuantity: Math.max(quantity, stock?.totalStock ?? 0),
    isBackordered: stock !== null && stockStatus(stock, quantity).kind === 'backorder',
  };
}

/** SKU names that mean "one size only": the size is not shown then. */
function sizeOf(name: string | null | undefined): string | null {
  const size = name?.trim() ?? '';
  return ['', '-', 'one size'].includes(size.toLowerCase()) ? null : size;
}
