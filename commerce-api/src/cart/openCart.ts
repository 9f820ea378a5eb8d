import type { Secrets } from '../auth/secrets.ts';
import { shopperOf, type Shopper, type ShopperProofs } from '../auth/shopper.ts';
import type { ProductRecord } from '../catalog/productRecord.ts';
import { readProductRecords } from '../catalog/readProductRecords.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { View } from '../markets/view.ts';
import { checkoutStateOf, type TypedCheckout } from '../model/checkoutState.ts';
import { goodsKey } from '../model/shippingQuote.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { CartView } from './cartView.ts';
import { isIssuedCartId } from './cartIds.ts';
import { lockCredit, readCredit } from './credit.ts';
import { emptyCart } from './emptyCart.ts';
import { readPricing, type Pricing, type PricingDeps } from './pricing.ts';
import { packageOfLine } from './packageOfLine.ts';
import { priceCart } from './priceCart.ts';
import { priceLine } from './priceLine.ts';
import { readStoredCart, type StoredCart } from './storedCart.ts';
import { typedBy } from './typedBy.ts';

/** Adds input to the stored input of a shopper. */
export type ChangeTyped = (typed: TypedCheckout) => TypedCheckout;

export function unchanged(typed: TypedCheckout): TypedCheckout {
  return typed;
}

/** The dependencies for reading a cart. */
export interface CartReading extends ShopperProofs, PricingDeps {
  db: Db;
  secrets: Secrets;
  /** Whether the prices are those without the shipping that a server has set. */
  ignoresQuote?: boolean;
}

/** A cart at current prices, empty before its first change; null for an unknown id. */
export async function openCart(
  id: string,
  stored: StoredCart | undefined,
  view: View,
  deps: CartReading,
  change: ChangeTyped = unchanged,
): Promise<CartView | null> {
  if (!stored) return isIssuedCartId(id, deps.secrets) ? emptyCart(id.toLowerCase(), view, deps) : null;
  const records = await deps.catalog.products(productIds(stored));
  const shopper = await shopperOf(deps);
  const credit = await readCredit(deps.db, creditOwner(stored, shopper, view));
  const { ignoresQuote = false } = deps;
  return pricedCart(stored, { ...(await readPricing(deps)), shopper, records, change, credit, ignoresQuote }, view);
}

/**
 * Reads a cart inside the transaction of its order, with stored instead of cached prices and stock. Locks the store credit.
 *
 * @param pricing `change`: input that is not stored; it determines the prices as stored input does
 */
export async function readCartIn(
  tx: Tx,
  id: string,
  view: View,
  pricing: Pricing & { shopper: Shopper; change: ChangeTyped },
): Promise<CartView | null> {
  const stored = await readStoredCart(tx, id);
  if (!stored) return null;
  const records = await readProductRecords(tx, productIds(stored));
  const credit = await lockCredit(tx, creditOwner(stored, pricing.shopper, view));
  return pricedCart(stored, { ...pricing, records, credit }, view);
}

function creditOwner({ id }: StoredCart, { customerId }: Shopper, { currency }: View) {
  return { customerId, currency: currency.code, cartId: id };
}

function productIds({ lines }: StoredCart): number[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

function pricedCart(
  stored: StoredCart,
  from: Pricing & {
    shopper: Shopper;
    records: ProductRecord[];
    change: ChangeTyped;
    credit: number;
    ignoresQuote?: boolean;
  },
  view: View,
): CartView {
  const { lines, checkout, isCompleted, quote, ...cart } = stored;
  const { records, tree, promotions, shopper, change, credit, ignoresQuote } = from;
  const typed = typedBy(shopper, checkout);
  const state = change(typed);
  const byId = new Map(records.map((record) => [record.id, { record, tree, view }]));
  const sold = lines.filter(({ productId }) => byId.has(productId));
  const priced = priceCart({
    ...cart,
    state,
    choice: checkoutStateOf(state, shopper.account),
    view,
    credit,
    promotion: promotions.get(cart.promoCode ?? ''),
    feeVatRate: vatRate(tree, view),
    quote: !ignoresQuote && quote?.goods === goodsKey(lines) ? quote : null,
    // Omit the lines of products that are no longer in the catalog.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product, packageOfLine(line, sold, tree)) : [];
    }),
  });
  return { ...priced, isCompleted, hasCheckout: Object.keys(typed).length > 0 };
}
