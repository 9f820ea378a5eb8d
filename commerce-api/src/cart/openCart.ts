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
import { isGivenOut } from './cartIds.ts';
import { emptyCart } from './emptyCart.ts';
import { priceCart } from './priceCart.ts';
import { priceLine } from './priceLine.ts';
import type { Promotions } from './promotions.ts';
import { readStoredCart, type StoredCart } from './storedCart.ts';
import { typedBy } from './typedBy.ts';

/** What reading a cart takes. */
export interface CartReading extends ShopperProofs {
  db: Db;
  catalog: Catalog;
  secrets: Secrets;
  promotions(): Promise<Promotions>;
}

/** A cart at today's prices, empty before its first change, or null for an id that is none of ours. */
export async function openCart(
  id: string,
  stored: StoredCart | undefined,
  view: View,
  deps: CartReading,
): Promise<CartView | null> {
  if (!stored) return isGivenOut(id, deps.secrets) ? emptyCart(id.toLowerCase(), view, deps) : null;
  const facts = await deps.catalog.products(productIds(stored));
  return pricedCart(
    { ...stored, state: stored.checkout ? typedBy(await shopperOf(deps), stored.checkout) : {} },
    { facts, tree: await deps.catalog.tree(), promotions: await deps.promotions() },
    view,
  );
}

/** What pricing needs beside the cart and the products, to be read before a transaction begins. */
export interface Pricing {
  tree: CatalogTree;
  promotions: Promotions;
  shopper: Shopper;
}

/** The same inside a transaction: prices and stock as they are there, not as they are remembered. */
export async function readCartIn(tx: Tx, id: string, view: View, pricing: Pricing): Promise<CartView | null> {
  const stored = await readStoredCart(tx, id);
  if (!stored) return null;
  const facts = await readProductRecords(tx, productIds(stored));
  return pricedCart({ ...stored, state: typedBy(pricing.shopper, stored.checkout) }, { ...pricing, facts }, view);
}

function productIds({ lines }: StoredCart): number[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

function pricedCart(
  stored: StoredCart & Pick<CartView, 'state'>,
  from: Omit<Pricing, 'shopper'> & { facts: ProductRecord[] },
  view: View,
): CartView {
  const { lines, checkout: _checkout, isCompleted, ...cart } = stored;
  const { facts, tree, promotions } = from;
  const byId = new Map(facts.map((product) => [product.id, { facts: product, tree, view }]));
  const priced = priceCart({
    ...cart,
    view,
    promotion: promotions.get(cart.promoCode ?? ''),
    shippingVatRate: vatRate(tree, view),
    // A product that left the catalog cannot be bought: its line is not shown.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product) : [];
    }),
  });
  return { ...priced, isCompleted };
}
