import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { compact } from '@hemvaror/domain/compact';
import type { QuantityPrices_priceFragment } from './campaigns/quantityPrices.generated.ts';
import type {
  ProductDocument,
  ProductPage_productFragment,
  ProductWithAdditionsDocument,
} from './ProductPage.generated.ts';
import type { ProductSafety } from './safety/productSafety.ts';
import { safetyOfParameters } from './safety/safetyOfParameters.ts';

export interface ProductDocuments {
  published: typeof ProductDocument;
  withAdditions: typeof ProductWithAdditionsDocument;
}

export interface FetchedProduct {
  product: ProductPage_productFragment;
  /** Empty without campaigns by quantity; null if the API only has them in the cart. */
  quantityPrices: QuantityPrices_priceFragment[] | null;
  /** Null without any. */
  safety: ProductSafety | null;
}

interface Deps {
  documents: ProductDocuments;
  operations: Pick<GraphQLOperations, 'query'>;
  /** With `apiAdditions` the API has prices by quantity and safety information. */
  config: Pick<PublicConfig, 'apiAdditions' | 'safetyParameters'>;
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
  { documents, operations, config, signal }: Deps,
): Promise<FetchedProduct | null> {
  if (!config.apiAdditions) {
    const { product } = await operations.query({ document: documents.published, variables: { alias }, signal });
    return product && { product, quantityPrices: null, safety: safetyOfParameters(product, config.safetyParameters) };
  }
  const { product: found } = await operations.query({
    document: documents.withAdditions,
    variables: { alias },
    signal,
  });
  if (!found) return null;
  const { quantityPrices, safety, ...product } = found;
  return {
    product,
    quantityPrices: compact(quantityPrices),
    safety: safety ?? safetyOfParameters(product, config.safetyParameters),
  };
}
