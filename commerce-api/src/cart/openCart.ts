import type { Secrets } from '../auth/secrets.ts';
import { shopperOf, type CartProof, type Shopper, type ShopperProofs } from '../auth/shopper.ts';
import type { ProductRecord } from '../catalog/productRecord.ts';
import { readProductRecords } from '../catalog/readProductRecords.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { View } from '../markets/view.ts';
import { checkoutStateOf, type TypedCheckout } from '../model/checkoutState.ts';
import { goodsKey } from '../model/shippingQuote.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { CartView } from './cartView.ts';
import { isIssuedCartId } from './cartIds.ts';
import { lockCredit } from './credit.ts';
import { emptyCart } from './emptyCart.ts';
import { readPricing, type Pricing, type PricingDeps } from './pricing.ts';
import { packageOfLine } from './packageOfLine.ts';
import { priceCart } from './priceCart.ts';
import { priceLine } from './priceLine.ts';
import { cartCode, lockPromotion, type CartCode } from './promotionUses.ts';
import { readStoredCart, type StoredCart } from './storedCart.ts';
import { typedBy } from './typedBy.ts';

/** Adds input to the stored input of a shopper. */
export type ChangeTyped = (typed: TypedCheckout) => TypedCheckout;

export function unchanged(typed: TypedCheckout): TypedCheckout {
  return typed;
}

/** The dependencies for reading a cart. */
export interface CartReading extends ShopperProofs, CartProof, PricingDeps {
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
  const { ignoresQuote = false } = deps;
  const pricing = { ...(await readPricing(deps)), shopper, change };
  const code = await codeOf(deps.db, stored, pricing);
  return pricedCart(stored, { ...pricing, records, code, ignoresQuote }, view);
}

/** The input of prices besides cart and products. */
interface CartPricing extends Pricing {
  shopper: Shopper;
  /** Input that is not stored; it determines the prices as stored input does. */
  change: ChangeTyped;
}

/**
 * Reads a cart inside the transaction of its order, with stored instead of cached prices and stock. Locks its promo code and
 * the store credit.
 */
export async function readCartIn(tx: Tx, id: string, view: View, pricing: CartPricing): Promise<CartView | null> {
  const reader = { customerId: pricing.shopper.customerId, currency: view.currency.code };
  const stored = await readStoredCart(tx, id, reader);
  if (!stored) return null;
  const records = await readProductRecords(tx, productIds(stored));
  await lockPromotion(tx, stored.promoCode, pricing.promotions);
  const code = await codeOf(tx, stored, pricing);
  // Without credit the order draws none, also if the customer gets some meanwhile.
  const credit = stored.credit === 0 ? 0 : await lockCredit(tx, { ...reader, cartId: stored.id });
  return pricedCart({ ...stored, credit }, { ...pricing, records, code }, view);
}

function codeOf(
  db: Db | Tx,
  stored: StoredCart,
  { promotions, ...pricing }: CartPricing,
): Promise<CartCode | undefined> {
  const { customerId, account } = pricing.shopper;
  const { email } = checkoutStateOf(stateOf(stored, pricing), account);
  return cartCode(db, stored.promoCode, promotions, { cartId: stored.id, customerId, email });
}

/** The input of this shopper, with what the request adds. */
function stateOf(
  { checkout }: StoredCart,
  { shopper, change }: Pick<CartPricing, 'shopper' | 'change'>,
): TypedCheckout {
  return change(typedBy(shopper, checkout));
}

function productIds({ lines }: StoredCart): number[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

interface PricedCartInput extends CartPricing {
  records: ProductRecord[];
  code: CartCode | undefined;
  ignoresQuote?: boolean;
}

function pricedCart(stored: StoredCart, from: PricedCartInput, view: View): CartView {
  const { id, promoCode, merchantData, shown, lines, checkout, isCompleted, quote, credit } = stored;
  const { records, tree, promotions, shopper, code, ignoresQuote } = from;
  const state = stateOf(stored, from);
  const byId = new Map(records.map((record) => [record.id, { record, tree, view }]));
  const sold = lines.filter(({ productId }) => byId.has(productId));
  const priced = priceCart({
    id,
    promoCode,
    merchantData,
    shown,
    credit,
    state,
    choice: checkoutStateOf(state, shopper.account),
    view,
    code,
    campaigns: promotions.campaigns,
    feeVatRate: vatRate(tree, view),
    quote: !ignoresQuote && quote?.goods === goodsKey(lines) ? quote : null,
    // Omit the lines of products that are no longer in the catalog.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product, packageOfLine(line, sold, tree)) : [];
    }),
  });
  return { ...priced, isCompleted, hasCheckout: Object.keys(typedBy(shopper, checkout)).length > 0 };
}
