import { sql } from 'kysely';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import type { ProductFacts } from '../catalog/productFacts.ts';
import { readProductFacts } from '../catalog/readProductFacts.ts';
import { vatRate } from '../catalog/vatRate.ts';
import type { CheckoutState } from '../checkout/checkoutState.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { Context } from '../graphql/context.ts';
import type { View } from '../markets/view.ts';
import { orderedCart } from '../orders/orderedCart.ts';
import type { CartView } from './cartView.ts';
import { priceCart } from './priceCart.ts';
import { priceLine, type CartLine } from './priceLine.ts';
import type { Promotions } from './promotions.ts';

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
  const ordered = stored.isCompleted && (await orderedCart(stored.id, view, context));
  if (ordered) return ordered;
  const facts = await context.catalog.products(productIds(stored));
  return pricedCart(
    stored,
    { facts, tree: await context.catalog.tree(), promotions: await context.promotions() },
    view,
  );
}

/** What pricing needs beside the cart and the products, to be read before a transaction begins. */
export interface Pricing {
  tree: CatalogTree;
  promotions: Promotions;
}

/** The same inside a transaction: prices and stock as they are there, not as they are remembered. */
export async function readCartIn(tx: Tx, id: string, view: View, pricing: Pricing): Promise<CartView | null> {
  const stored = await storedCart(tx, id);
  if (!stored) return null;
  const facts = await readProductFacts(tx, productIds(stored));
  return pricedCart(stored, { ...pricing, facts }, view);
}

function productIds({ lines }: StoredCart): number[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

function pricedCart(stored: StoredCart, from: Pricing & { facts: ProductFacts[] }, view: View): CartView {
  const { lines, checkout, isCompleted, ...cart } = stored;
  const { facts, tree, promotions } = from;
  const byId = new Map(facts.map((product) => [product.id, { facts: product, tree, view }]));
  const priced = priceCart({
    ...cart,
    state: checkout ?? {},
    view,
    promotion: promotions.get(cart.promoCode ?? ''),
    shippingVatRate: vatRate(tree, view),
    // A product that left the catalogue cannot be bought: its line is not shown.
    lines: lines.flatMap((line) => {
      const product = byId.get(line.productId);
      return product ? priceLine(line, product) : [];
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
