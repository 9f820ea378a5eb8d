import type { GraphQLOperations } from '../api/operations.ts';
import type { Cart, CartMerge } from './cartTypes.ts';
import { MergeCartDocument } from './MergeCart.generated.ts';

interface MergeDeps {
  operations: GraphQLOperations;
  /** Alias of the market whose prices the cart shows. */
  market: () => string;
  knownId: () => string | undefined;
}

interface MergedCart {
  cart: Cart;
  /** Null if the merge has neither added nor limited items. */
  merge: CartMerge | null;
}

/**
 * Merges the browser's cart with that of the logged-in customer.
 *
 * @returns null if the API refuses: it has no carts of customers, the login has expired, or it is that of a member of staff
 * @throws ApiError
 */
export async function fetchMergedCart({ operations, market, knownId }: MergeDeps): Promise<MergedCart | null> {
  const id = knownId();
  const { data } = await operations.executeWithRefusals({
    document: MergeCartDocument,
    variables: { marketId: market(), ...(id && { id }) },
  });
  const result = data?.mergeCart;
  if (!result?.cart) return null;
  const restoredCount = result.restored.reduce((sum, { quantity }) => sum + quantity, 0);
  const limited = result.limited.map(({ product, skuId, quantity, requestedQuantity }) => ({
    skuId,
    quantity,
    requestedQuantity,
    name: product?.name ?? null,
  }));
  const { cart } = result;
  return { cart, merge: restoredCount > 0 || limited.length > 0 ? { restoredCount, limited, cart } : null };
}
