import type { Secrets } from '../auth/secrets.ts';
import { shopperOf, type Shopper, type ShopperProofs } from '../auth/shopper.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import type { ProductRecord } from '../catalog/productRecord.ts';
import { readProductRecords } from '../catalog/readProductRecords.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { View } from '../markets/view.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { CartView } from './cartView.ts';
import { isIssuedCartId } from './cartIds.ts';
import { emptyCart } from './emptyCart.ts';
import { priceCart } from './priceCart.ts';
import { priceLine } from './priceLine.ts';
import type { Promotions } from './promotions.ts';
import { readStoredCart, type StoredCart } from './storedCart.ts';
import { typedBy } from './typedBy.ts';

/** The dependencies for reading a cart. */
export interface CartReading extends ShopperProofs {
  db: Db;
  catalog: Catalog;
  secrets: Secrets;
  promotions(): Promise<Promotions>;
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
    { records, tree: await deps.catalog.tree(), promotions: await deps.promotions() },
    view,
  );
}

/** The input of pricing besides cart and products. Read it before a transaction begins. */
export interface Pricing {
  tree: CatalogTree;
  promotions: Promotions;
  shopper: Shopper;
}

/** Reads a cart inside a transaction, with stored instead of cached prices and stock. */
export async function readCartIn(tx: Tx, id: string, view: View, pricing: Pricing): Promise<CartView | null> {
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
  from: Omit<Pricing, 'shopper'> & { records: ProductRecord[] },
  view: View,
): CartView {
  const { lines, checkout: _checkout, isCompleted, ...cart } = stored;
  const { records, tree, promotions } = from;
  const byId = new Map(records.map((record) => [record.id, { record, tree, view }]));
  const priced = priceCart({
    ...cart,
    view,
    promotion: promotions.get(cart.promoCode ?? ''),
    shippingVatRate: vatRate(tree, view),
    // Omit the lines of products that are no longer in the catalog.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product) : [];
    }),
  });
  return { ...priced, isCompleted };
}
