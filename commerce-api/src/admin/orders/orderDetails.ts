import type { Db } from '../../platform/db/openDatabase.ts';
import { lifeOf } from '../../orders/life/lifeOf.ts';
import { sumOf } from '../../orders/life/orderLife.ts';
import { readOrder, type StoredOrder } from '../../orders/readOrders.ts';

/** @throws Error for an unknown order */
export async function knownOrder(db: Db, id: number): Promise<StoredOrder> {
  const order = await readOrder(db, { id });
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** All that an operator needs to know about an order. Amounts are in major units. */
export async function orderDetails(db: Db, id: number) {
  const order = await knownOrder(db, id);
  const { details, totals, payments, shippings } = order;
  const life = lifeOf(order);
  const invoice = await db
    .selectFrom('order_invoice')
    .select(['number', 'issued_at as issuedAt'])
    .select((expression) => expression.cast<string>('due_on', 'text').as('dueOn'))
    .where('order_id', '=', id)
    .executeTakeFirst();
  const history = await db
    .selectFrom('order_event')
    .select(['id', 'at', 'step', 'actor', 'details'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    order: id,
    publicId: order.publicId,
    status: order.status,
    placed: order.createdAt,
    customerId: order.customerId,
    customerType: details.customerType,
    email: order.email,
    language: order.language,
    market: order.marketId,
    billingAddress: oneLine(order.billingAddress),
    deliveryAddress: oneLine(order.shippingAddress),
    phone: order.billingAddress.phone || order.billingAddress.mobile,
    message: details.message,
    customerOrderNumber: details.customerOrderNumber,
    goodsLabel: details.goodsLabel,
    pickupPoint: details.pickupPoint,
    pickupPointId: details.pickupPointId ?? '',
    promoCode: details.promoCode,
    consents: details.consents ?? [],
    shipping: shippings[0]?.name ?? '',
    payment: payments[0]?.name ?? '',
    isPaid: life.isPaid,
    currency: order.currency,
    total: major(totals.total.incVat),
    fromBalance: major(life.fromBalance),
    refunded: major(sumOf(life.refunded)),
    invoice: invoice ?? null,
    items: order.lines.map((line) => ({
      articleNumber: line.snapshot.articleNumber,
      sku: line.skuId,
      name: `${line.snapshot.name}${line.snapshot.skuName === '-' ? '' : `, ${line.snapshot.skuName}`}`,
      each: major(line.snapshot.sellingUnit),
      quantity: line.quantity,
      packed: line.packed,
      shipped: line.shipped,
      canceled: line.canceled,
      refunded: line.refunded,
      message: line.message,
    })),
    parcels: order.parcels.map(({ items, ...parcel }) => ({ ...parcel, items: sum(items) })),
    refunds: order.refunds.map(({ createdAt, reason, paidOut, credited, toBalance }) => ({
      createdAt,
      reason,
      paidOut: major(paidOut),
      credited: major(credited),
      toBalance: major(toBalance),
    })),
    withdrawals: order.withdrawals.map(({ createdAt, message, handledAt, items }) => ({
      createdAt,
      message,
      handledAt,
      items: sum(items),
    })),
    history,
  };
}

export function oneLine(address: StoredOrder['billingAddress']): string {
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, zip, city, country } = address;
  const parts = [company, `${firstName} ${lastName}`, careOf && `c/o ${careOf}`, addressLine1, addressLine2];
  return [...parts, `${zip} ${city}`, country]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

export function major(minor: number): number {
  return minor / 100;
}

function sum(items: readonly { quantity: number }[]): number {
  return items.reduce((total, { quantity }) => total + quantity, 0);
}
