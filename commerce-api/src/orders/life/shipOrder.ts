import type { Tx } from '../../platform/db/openDatabase.ts';
import type { StoredOrder, StoredParcel } from '../readOrders.ts';
import { ship } from './handling.ts';
import { issueInvoice } from './issueInvoice.ts';
import { lifeOf } from './lifeOf.ts';
import { openItems, refuseStep, type Quantities } from './orderLife.ts';
import { lineItemsOf, lockOrder, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';
import { trackingLink } from './trackingLink.ts';

export interface Shipment extends StepAuthor {
  /** By default everything that is left. */
  items?: Quantities | undefined;
  /** The carrier's number of the parcel, which identifies the shipment if it is repeated. */
  parcelNumber?: string | undefined;
  /** Replaces the link to the carrier's page. */
  link?: string | undefined;
  /** Days to pay the invoice, which is issued with the first shipment. */
  invoiceDays: number;
}

/**
 * Ships an order or some of its items in one parcel, and issues the invoice with the first one.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function shipOrder(tx: Tx, orderId: number, shipment: Shipment): Promise<StepResult> {
  const order = await lockOrder(tx, orderId);
  if (isRepeated(order, shipment)) return unchanged(order);
  const shipped = ship(lifeOf(order), shipment.items);
  if (!shipped) return refuseStep('All items of the order are shipped already.');
  const items = lineItemsOf(shipped.items);
  const parcelId = await storeParcel(tx, order, shipment, items);
  await issueInvoice(tx, order, shipment.invoiceDays);
  return storeStep(tx, order, shipped.life, { step: 'shipped', actor: shipment.actor, details: { items, parcelId } });
}

/**
 * A parcel number that the order has already, or no number for a completely shipped order.
 *
 * @throws Refusal ORDER_STEP_REFUSED if the parcel has other items
 */
function isRepeated({ parcels, lines }: StoredOrder, { parcelNumber, items }: Shipment): boolean {
  if (parcelNumber === undefined) {
    const isShipped = lines.every((line) => openItems(line) === 0) && parcels.length > 0;
    return isShipped && items === undefined;
  }
  const known = parcels.find((parcel) => parcel.parcelNumber === parcelNumber);
  if (!known) return false;
  return !items || hasItems(known, items) || refuseStep(`Parcel ${parcelNumber} was shipped with other items.`);
}

function hasItems(parcel: StoredParcel, items: Quantities): boolean {
  return parcel.items.length === items.size && parcel.items.every((item) => items.get(item.lineId) === item.quantity);
}

async function storeParcel(
  tx: Tx,
  { id, shippings: [shipping] }: StoredOrder,
  { parcelNumber, link }: Shipment,
  items: ReturnType<typeof lineItemsOf>,
): Promise<number> {
  const shippingId = shipping?.shippingId ?? 0;
  const ownLink = parcelNumber === undefined ? null : await trackingLink(tx, shippingId, parcelNumber);
  const parcel = await tx
    .insertInto('order_parcel')
    .values({
      order_id: id,
      shipping_id: shippingId,
      name: shipping?.name ?? '',
      parcel_number: parcelNumber ?? null,
      tracking_link: link ?? ownLink,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_parcel_line')
    .values(items.map(({ lineId, quantity }) => ({ parcel_id: parcel.id, order_line_id: lineId, quantity })))
    .execute();
  return parcel.id;
}
