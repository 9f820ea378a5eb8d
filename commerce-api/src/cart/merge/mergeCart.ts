import { requireViewer } from '../../auth/viewer.ts';
import { shopperOf } from '../../auth/shopper.ts';
import { mergeCarts } from './mergeCarts.ts';
import type { CartView } from '../cartView.ts';
import type { CartCreation } from '../lockCart.ts';
import type { ProductView } from '../../catalog/productView.ts';
import type { View } from '../../markets/view.ts';
import type { LimitedItem, RestoredItem } from '../../model/mergeReport.ts';
import { Refusal } from '../../model/refusal.ts';
import { inTransaction } from '../../platform/db/openDatabase.ts';
import { readCart, type ReadCartDeps } from '../readCart.ts';

export interface CartMerge {
  cart: CartView | null;
  restored: WithProduct<RestoredItem>[];
  limited: WithProduct<LimitedItem>[];
}

type WithProduct<Item> = Item & {
  /** Null if it is no longer in the catalog. */
  product: ProductView | null;
};

/**
 * Merges the browser's cart with the cart of the logged-in customer, and returns it at the customer's prices.
 *
 * @param browserId null without a cart
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, TOO_MANY_ATTEMPTS
 */
export async function mergeCart(
  browserId: string | null,
  view: View,
  deps: ReadCartDeps & CartCreation,
): Promise<CartMerge> {
  const { customerId, isStaff } = await requireViewer(deps);
  // Their browser's cart is not the customer's, and the customer has not requested a change.
  if (isStaff) throw new Refusal('FORBIDDEN', 'A member of staff must not merge a cart into that of a customer.');
  const shopper = await shopperOf(deps);
  const { id, report } = await inTransaction(deps.db, (tx) => mergeCarts(tx, { browserId, customerId, shopper }, deps));

  const { restored, limited } = report;
  const records = await deps.catalog.products([...new Set([...restored, ...limited].map((item) => item.productId))]);
  const tree = await deps.catalog.tree();
  const withProduct = <Item extends RestoredItem>(item: Item): WithProduct<Item> => {
    const record = records.find((found) => found.id === item.productId);
    return { ...item, product: record ? { record, tree, view } : null };
  };
  return {
    cart: await readCart(id, view, deps),
    restored: restored.map((item) => withProduct(item)),
    limited: limited.map((item) => withProduct(item)),
  };
}
