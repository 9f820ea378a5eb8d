import { sql } from 'kysely';
import type { CartView } from '../cart/cartView.ts';
import { isGuid, readCartIn } from '../cart/readCart.ts';
import { totalStock } from '../catalog/productView.ts';
import { announce } from '../db/changes.ts';
import { inTransaction, type Tx } from '../db/openDatabase.ts';
import type { Context } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import type { CheckoutInputType } from '../graphql/resolvers.generated.ts';
import type { View } from '../markets/view.ts';
import { isIdentityNumber } from './identityNumber.ts';
import { checkoutStateAfter, type CheckoutState } from './checkoutState.ts';
import { orderProblem } from './orderProblems.ts';
import { INVOICE, parcelOf, selectedShipping } from './options.ts';
import { writeOrder, type PlacedOrder } from './writeOrder.ts';

/**
 * Orders a cart: checks and takes the stock, writes order and mail, ends the cart; all of it or nothing. The same cart
 * twice gives the same order, also when both come at once: the second waits for the first's lock.
 *
 * @returns null for an unknown cart
 * @throws GraphQLError INSUFFICIENT_STOCK, INVALID_IDENTITY_NUMBER, CART_EMPTY, CART_COMPLETED, CHECKOUT_INCOMPLETE
 */
export async function placeOrder(
  cartId: string,
  input: CheckoutInputType,
  view: View,
  context: Context,
): Promise<PlacedOrder | null> {
  if (!isGuid(cartId)) return null;
  const pricing = { tree: await context.catalog.tree(), promotions: await context.promotions() };
  const viewer = await context.viewer();

  const placed = await inTransaction(context.db, async (tx) => {
    const locked = await tx
      .selectFrom('cart')
      .select('completed_at')
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return null;
    const earlier = await tx
      .selectFrom('shop_order')
      .select(['id', 'public_id as publicId', 'status'])
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    if (earlier) return { order: earlier, productIds: [] };
    if (locked.completed_at) throw refusal('CART_COMPLETED', 'The cart was completed without an order.');
    const cart = await readCartIn(tx, cartId, view, pricing);
    if (!cart) return null;

    const state = orderable(cart, checkoutStateAfter(cart.state, input));
    await takeStock(tx, cart);
    const priced = { ...cart, state, shipping: selectedShipping(state, parcelOf(cart), view) };
    const order = await writeOrder(tx, priced, {
      customerId: viewer?.customerId ?? null,
      userAgent: context.userAgent,
    });
    const productIds = [...new Set(cart.lines.flatMap(({ product }) => product?.facts.id ?? []))];
    await announce(tx, { productIds });
    return { order, productIds };
  });
  if (!placed) return null;
  // Other processes are told by the database; whoever asked here must see the new stock with the very next request.
  context.catalog.changed({ productIds: placed.productIds });
  return placed.order;
}

/** The state to order by, once nothing speaks against it. */
function orderable(cart: CartView, given: CheckoutState): CheckoutState {
  if (cart.lines.length === 0) throw refusal('CART_EMPTY', 'The cart is empty.');
  // The shopper saw the first carrier and the invoice preselected; not touching them means agreeing.
  const state = { shippingId: cart.shipping.id, paymentId: INVOICE.id, ...given };
  const { identityNumber, customerType } = state;
  if (identityNumber && !isIdentityNumber(identityNumber, customerType ?? 'PERSON')) {
    throw refusal('INVALID_IDENTITY_NUMBER', 'The personal or organisation number is not valid.');
  }
  const problem = orderProblem(cart, state);
  if (problem?.startsWith('There is too little stock')) throw refusal('INSUFFICIENT_STOCK', problem);
  if (problem) throw refusal('CHECKOUT_INCOMPLETE', problem);
  return state;
}

/** Takes from the stock on hand, then from what may be oversold; what never runs out stays. */
async function takeStock(tx: Tx, cart: CartView): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { skuId, quantity } of cart.lines) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
  // In the order of their ids, so that two orders with the same skus cannot wait for each other in a circle.
  for (const [skuId, quantity] of [...wanted].toSorted(([left], [right]) => left - right)) {
    const { rows } = await sql<{ inStock: number; oversellable: number; static: number }>`
      select in_stock as "inStock", oversellable, static_stock as static from sku where id = ${skuId} for update
    `.execute(tx);
    const [stock] = rows;
    if (!stock || quantity > totalStock({ ...stock, incoming: null })) {
      throw refusal('INSUFFICIENT_STOCK', `There is too little stock of sku ${skuId}.`);
    }
    const fromHand = Math.min(quantity, Math.max(0, stock.inStock));
    const oversold = Math.min(quantity - fromHand, stock.oversellable);
    await sql`
      update sku set in_stock = in_stock - ${fromHand}, oversellable = oversellable - ${oversold} where id = ${skuId}
    `.execute(tx);
  }
  for (const { product, quantity } of cart.lines) {
    if (product) {
      await sql`update product set sold_count = sold_count + ${quantity} where id = ${product.facts.id}`.execute(tx);
    }
  }
}
