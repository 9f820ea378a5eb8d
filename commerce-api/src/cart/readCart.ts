import { sql } from 'kysely';
import { productViews } from '../catalog/productView.ts';
import type { CheckoutState } from '../checkout/checkoutState.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { Context } from '../graphql/context.ts';
import type { View } from '../markets/view.ts';
import { orderedCart } from '../orders/orderedCart.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';
import { priceLine, type CartLine } from './priceLine.ts';

interface StoredCart {
  id: string;
  promoCode: string | null;
  merchantData: string | null;
  checkout: CheckoutState | null;
  isCompleted: boolean;
  lines: CartLine[];
}

const GUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export function isGuid(text: string): boolean {
  return GUID.test(text);
}

/** The cart with its prices, or null for an id that is none of ours. An ordered cart shows what was bought. */
export async function readCart(id: string, view: View, context: Context): Promise<CartView | null> {
  const stored = await storedCart(context.db, id);
  if (!stored) return null;
  return (stored.isCompleted && (await orderedCart(stored.id, view, context))) || pricedCart(stored, view, context);
}

/** The same inside a transaction, where only that may read. */
export async function readCartIn(tx: Tx, id: string, view: View, context: Context): Promise<CartView | null> {
  const stored = await storedCart(tx, id);
  return stored ? pricedCart(stored, view, context) : null;
}

async function pricedCart(stored: StoredCart, view: View, context: Context): Promise<CartView> {
  const { lines, checkout, isCompleted, ...cart } = stored;
  const products = await productViews(context, [...new Set(lines.map(({ productId }) => productId))], view);
  const byId = new Map(products.map((product) => [product.facts.id, product]));
  const promotions = await context.promotions();
  const priced = priceCart({
    ...cart,
    state: checkout ?? {},
    view,
    promotion: promotions.codes.get(cart.promoCode ?? ''),
    // A product that left the catalogue cannot be bought: its line is not shown.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product, promotions.quantity) : [];
    }),
  });
  return { ...priced, isCompleted };
}

async function storedCart(db: Context['db'] | Tx, id: string): Promise<StoredCart | undefined> {
  if (!isGuid(id)) return undefined;
  const { rows } = await sql<StoredCart>`
    select c.id, c.promo_code as "promoCode", c.merchant_data as "merchantData", c.checkout,
      c.completed_at is not null as "isCompleted",
      (select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'productId', s.product_id,
          'quantity', l.quantity, 'message', l.message) order by l.id), '[]')
        from cart_line l join sku s on s.id = l.sku_id where l.cart_id = c.id) as lines
    from cart c where c.id = ${id}
  `.execute(db);
  return rows[0];
}
