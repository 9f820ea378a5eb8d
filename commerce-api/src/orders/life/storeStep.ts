import { sql } from 'kysely';
import { Refusal } from '../../model/refusal.ts';
import type { OrderStatus } from '../../model/orderStatus.ts';
import type { OrderEventDetails, OrderStep } from '../../model/orderTypes.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { changeStatus } from '../changeStatus.ts';
import { readOrder, type LineItems, type StoredOrder } from '../readOrders.ts';
import { openItems, type OrderLife, type Quantities } from './orderLife.ts';

/** The author of a step, as the history of the order records it: an operator's name, `customer` or `system`. */
export interface StepAuthor {
  actor: string;
}

export interface StepResult {
  orderId: number;
  status: OrderStatus;
  /** False for a repeated step, which changes and mails nothing. */
  changed: boolean;
  /** Products whose stock changed: the caller announces them. */
  productIds: number[];
}

/**
 * Locks an order until the end of the transaction, so that its steps are taken one at a time, and reads it.
 *
 * @throws Refusal ORDER_NOT_FOUND
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<StoredOrder> {
  await sql`select id from shop_order where id = ${orderId} for update`.execute(tx);
  const order = await readOrder(tx, { id: orderId });
  if (!order) throw new Refusal('ORDER_NOT_FOUND', `There is no order ${orderId}.`);
  return order;
}

interface StepRecord extends StepAuthor {
  step: OrderStep;
  details: OrderEventDetails;
}

/** Writes a step into the history of an order. @returns the id of its entry */
export async function recordStep(tx: Tx, orderId: number, { step, actor, details }: StepRecord): Promise<number> {
  const { id } = await tx
    .insertInto('order_event')
    .values({ order_id: orderId, step, actor, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the order after a step, with an entry in its history and a mail to the buyer. */
export async function storeStep(
  tx: Tx,
  order: StoredOrder,
  life: OrderLife,
  { productIds = [], ...record }: StepRecord & { productIds?: number[] },
): Promise<StepResult> {
  for (const { id, packed, shipped, canceled, refunded } of changedLines(order, life)) {
    await tx.updateTable('order_line').set({ packed, shipped, canceled, refunded }).where('id', '=', id).execute();
  }
  const now = new Date();
  const isDone = life.lines.every((line) => openItems(line) === 0);
  const isPacked = life.lines.every((line) => line.packed + line.canceled >= line.quantity);
  const isCanceled = life.status === 'cancelled';
  const isStored = await changeStatus(tx, order.id, {
    from: [order.status],
    to: life.status,
    packedAt: isPacked && !isCanceled ? now : null,
    shippedAt: isDone && !isCanceled ? now : null,
    completedAt: isDone && !isCanceled ? now : null,
    canceledAt: isCanceled ? now : null,
  });
  // The order is locked since it was read.
  if (!isStored) throw new Error(`Order ${order.id} is no longer ${order.status}.`);
  await mailStep(tx, order, await recordStep(tx, order.id, record));
  return { orderId: order.id, status: life.status, changed: true, productIds };
}

/** Orders of deleted accounts have no address. */
export async function mailStep(tx: Tx, { id, email }: Pick<StoredOrder, 'id' | 'email'>, eventId: number) {
  if (email !== '') await enqueueMail(tx, 'orderStep', { orderId: id, eventId, email });
}

export function unchanged({ id, status }: StoredOrder): StepResult {
  return { orderId: id, status, changed: false, productIds: [] };
}

export function lineItemsOf(items: Quantities): LineItems[] {
  return [...items].map(([lineId, quantity]) => ({ lineId, quantity }));
}

function changedLines(order: StoredOrder, life: OrderLife): OrderLife['lines'] {
  return life.lines.filter((line, index) => {
    const before = order.lines[index];
    return (['packed', 'shipped', 'canceled', 'refunded'] as const).some((count) => line[count] !== before?.[count]);
  });
}
