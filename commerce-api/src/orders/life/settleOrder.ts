import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { StoredOrder } from '../readOrders.ts';
import { lifeOf } from './lifeOf.ts';
import { refuseStep, type Quantities } from './orderLife.ts';
import { payBack, type PaidBack } from './refundPayment.ts';
import { cancel, refund, type RefundRequest, type ReturnedStock, type Settled } from './settling.ts';
import { lockOrder, lineItemsOf, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';

/** The money that a cancellation or refund moved, in minor units. */
export interface SettledResult extends StepResult {
  paidOut: number;
  credited: number;
  toBalance: number;
  /** Null if nothing is paid back through the payment. */
  paidBack: PaidBack | null;
}

const NOTHING = { paidOut: 0, credited: 0, toBalance: 0, paidBack: null };

/**
 * Cancels an order or some of its items: gives the stock back, refunds what was paid and reduces an unpaid invoice.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function cancelOrder(
  tx: Tx,
  orderId: number,
  { actor, items, reason = '' }: StepAuthor & { items?: Quantities | undefined; reason?: string | undefined },
): Promise<SettledResult> {
  const order = await lockOrder(tx, orderId);
  const settled = cancel(lifeOf(order), items);
  if (!settled) return { ...unchanged(order), ...NOTHING };
  const { refundId, ...money } = await storeRefund(tx, order, settled, { reason, isCancellation: true });
  const productIds = await giveStockBack(tx, settled.stock);
  await reduceSoldCounts(tx, order, settled);
  const details = { items: canceledItems(settled), ...(refundId === null ? {} : { refundId }) };
  const result = await storeStep(tx, order, settled.life, { step: 'canceled', actor, details, productIds });
  return { ...result, ...money };
}

export interface Refund extends StepAuthor, Omit<RefundRequest, 'returnShipping'> {
  /** The cost of return shipping that is deducted: that of the order's terms, or an amount in minor units. */
  returnShipping: 'agreed' | number;
  reason?: string | undefined;
  /** Repeating a request with the same key refunds nothing. */
  key?: string | undefined;
}

/**
 * Refunds items that came back, shipping or an amount, to the payment or the customer's balance.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function refundOrder(tx: Tx, orderId: number, by: Refund): Promise<SettledResult> {
  const order = await lockOrder(tx, orderId);
  const { actor, key, reason = '', returnShipping, ...request } = by;
  if (key !== undefined && order.refunds.some(({ requestKey }) => requestKey === key)) {
    return { ...unchanged(order), ...NOTHING };
  }
  const deducted = returnShipping === 'agreed' ? agreedReturnFee(order) : returnShipping;
  const settled = refund(lifeOf(order), { ...request, returnShipping: deducted });
  const { refundId, ...money } = await storeRefund(tx, order, settled, { reason, key, isCancellation: false });
  const productIds = await giveStockBack(tx, settled.stock);
  if (request.lines.size > 0) await closeWithdrawals(tx, orderId);
  const details = { items: lineItemsOf(request.lines), ...(refundId === null ? {} : { refundId }) };
  const result = await storeStep(tx, order, settled.life, { step: 'refunded', actor, details, productIds });
  return { ...result, ...money };
}

/** @throws Refusal ORDER_STEP_REFUSED for an order from before its terms were stored */
function agreedReturnFee({ details }: StoredOrder): number {
  return details.returnFee ?? refuseStep('The order has no agreed cost of return shipping. Name the amount.');
}

interface RefundNote {
  reason: string;
  key?: string | undefined;
  isCancellation: boolean;
}

async function storeRefund(
  tx: Tx,
  order: StoredOrder,
  { life, items, sums }: Settled,
  { reason, key, isCancellation }: RefundNote,
): Promise<Omit<SettledResult, keyof StepResult> & { refundId: number | null }> {
  const { paidOut, credited, toBalance } = sums;
  const paidBack = await payBack(tx, order, { amount: paidOut, isCanceled: life.status === 'cancelled' });
  if (paidOut + credited + toBalance === 0) return { ...NOTHING, refundId: null };
  if (toBalance > 0) await addToBalance(tx, order, toBalance);
  const { id: refundId } = await tx
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      paid_out_minor: paidOut,
      credited_minor: credited,
      to_balance_minor: toBalance,
      reason,
      is_cancellation: isCancellation,
      request_key: key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.filter(({ amount }) => amount.incVat !== 0);
  await tx
    .insertInto('order_refund_item')
    .values(
      rows.map(({ kind, lineId, quantity, amount }) => ({
        refund_id: refundId,
        kind,
        order_line_id: lineId,
        quantity,
        total_minor: amount.incVat,
        vat_minor: amount.incVat - amount.exVat,
      })),
    )
    .execute();
  return { refundId, paidOut, credited, toBalance, paidBack };
}

async function addToBalance(tx: Tx, { customerId, currency }: StoredOrder, amount: number): Promise<void> {
  if (customerId === null) refuseStep('The order has no account, so there is no balance to refund to.');
  await sql`
    insert into customer_balance (customer_id, currency, amount_minor) values (${customerId}, ${currency}, ${amount})
    on conflict (customer_id, currency) do update set amount_minor = customer_balance.amount_minor + excluded.amount_minor
  `.execute(tx);
}

/** @returns the products with a changed stock */
async function giveStockBack(tx: Tx, stock: readonly ReturnedStock[]): Promise<number[]> {
  // In the order of their ids, as orders lock them.
  for (const { skuId, toHand, toOversold } of stock.toSorted((left, right) => left.skuId - right.skuId)) {
    await sql`
      update sku set in_stock = in_stock + ${toHand}, oversellable = oversellable + ${toOversold} where id = ${skuId}
    `.execute(tx);
  }
  return [...new Set(stock.map(({ productId }) => productId))];
}

async function reduceSoldCounts(tx: Tx, { lines }: StoredOrder, settled: Settled): Promise<void> {
  const counts = new Map<number, number>();
  for (const { lineId, quantity } of canceledItems(settled)) {
    const productId = lines.find(({ id }) => id === lineId)?.productId ?? 0;
    counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  for (const [productId, count] of [...counts].toSorted(([left], [right]) => left - right)) {
    await sql`update product set sold_count = greatest(0, sold_count - ${count}) where id = ${productId}`.execute(tx);
  }
}

function canceledItems({ items }: Settled) {
  return items.flatMap(({ lineId, quantity }) => (lineId === null ? [] : { lineId, quantity }));
}

async function closeWithdrawals(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('withdrawal_request')
    .set({ handled_at: new Date() })
    .where('order_id', '=', orderId)
    .where('handled_at', 'is', null)
    .execute();
}
