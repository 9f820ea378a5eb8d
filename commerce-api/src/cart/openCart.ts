import type { Secrets } from '../auth/secrets.ts';
import { shopperOf, type Shopper, type ShopperProofs } from '../auth/shopper.ts';
import type { ProductRecord } from '../catalog/productRecord.ts';
import { readProductRecords } from '../catalog/readProductRecords.ts';
import type { View } from '../markets/view.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { CartView } from './cartView.ts';
import { isIssuedCartId } from './cartIds.ts';
import { emptyCart } from './emptyCart.ts';
import { feesOf, readPricing, type Pricing, type PricingDeps } from './pricing.ts';
import { packageOfLine } from './packageOfLine.ts';
import { priceCart } from './priceCart.ts';
import { priceLine } from './priceLine.ts';
import { readStoredCart, type StoredCart } from './storedCart.ts';
import { typedBy } from './typedBy.ts';

/** The dependencies for reading a cart. */
export interface CartReading extends ShopperProofs, PricingDeps {
  db: Db;
  secrets: Secrets;
}

/** A cart at current prices, empty before its first change; null for an unknown id. */
export async function openCart(
  id: string,
  stored: StoredCart | undefined,
  view: View,
  deps: CartReading,
): Promise<CartView | null> {
  if (!stored) return isIssuedCartId(id, deps.secrets) ? emptyCart(id.toLowerCase(), view, deps) : null;
  const records = await deps.catalog.products(productIds(stored));
  return pricedCart(
    { ...stored, state: stored.checkout ? typedBy(await shopperOf(deps), stored.checkout) : {} },
    { ...(await readPricing(deps)), records },
    view,
  );
}

/** Reads a cart inside a transaction, with stored instead of cached prices and stock. */
export async function readCartIn(
  tx: Tx,
  id: string,
  view: View,
  pricing: Pricing & { shopper: Shopper },
): Promise<CartView | null> {
  const stored = await readStoredCart(tx, id);
  if (!stored) return null;
  const records = await readProductRecords(tx, productIds(stored));
  return pricedCart({ ...stored, state: typedBy(pricing.shopper, stored.checkout) }, { ...pricing, records }, view);
}

function productIds({ lines }: StoredCart): number[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

function pricedCart(
  stored: StoredCart & Pick<CartView, 'state'>,
  from: Pricing & { records: ProductRecord[] },
  view: View,
): CartView {
  const { lines, checkout: _checkout, isCompleted, ...cart } = stored;
  const { records, tree, promotions } = from;
  const byId = new Map(records.map((record) => [record.id, { record, tree, view }]));
  const sold = lines.filter(({ productId }) => byId.has(productId));
  const priced = priceCart({
    ...cart,
    view,
    promotion: promotions.get(cart.promoCode ?? ''),
    fees: feesOf(view, from),
    // Omit the lines of products that are no longer in the catalog.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product, packageOfLine(line, sold, tree)) : [];
    }),
  });
  return { ...priced, isCompleted };
}
