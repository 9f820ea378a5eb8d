import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { compact } from '@hemvaror/domain/compact';
import type { QuantityPrices_priceFragment } from './campaigns/quantityPrices.generated.ts';
import type { ProductDocument, ProductPage_productFragment } from './ProductPage.generated.ts';
import type { ProductSafety } from './safety/productSafety.ts';
import { safetyOfParameters } from './safety/safetyOfParameters.ts';

export interface FetchedProduct {
  product: ProductPage_productFragment;
  /** Empty without campaigns by quantity; null if the API only has them in the cart. */
  quantityPrices: QuantityPrices_priceFragment[] | null;
  /** Null without any. */
  safety: ProductSafety | null;
}

interface Deps {
  document: typeof ProductDocument;
  operations: Pick<GraphQLOperations, 'query'>;
  config: Pick<PublicConfig, 'safetyParameters'>;
  signal: AbortSignal;
}

/**
 * Fetches the product of a page.
 *
 * @returns null for an unknown alias
 * @throws ApiError
 */
export async function fetchProduct(
  alias: string,
  { document, operations, config, signal }: Deps,
): Promise<FetchedProduct | null> {
  const { product: found } = await operations.query({ document, variables: { alias }, signal });
  if (!found) return null;
  const { quantityPrices, safety, ...product } = found;
  return {
    product,
    quantityPrices: quantityPrices === undefined ? null : compact(quantityPrices),
    safety: safety ?? safetyOfParameters(product, config.safetyParameters),
  };
}
