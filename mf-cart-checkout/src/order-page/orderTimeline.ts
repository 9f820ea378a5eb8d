import { compact } from '@hemvaror/domain/compact';
import { isInvoiceReduction } from '@hemvaror/domain/order/isInvoiceReduction';
import type { OrderTimeline_orderFragment } from './orderTimeline.generated.ts';

type TimelineKey =
  'received' | 'paid' | 'packed' | 'partlyShipped' | 'shipped' | 'delivered' | 'canceled' | 'refunded' | 'reduced';

export interface TimelineEntry {
  key: TimelineKey;
  /** Null for a step that is still to come, or whose date is unknown. */
  date: string | null;
  isDone: boolean;
}

/** Statuses after which nothing more is packed or shipped. */
const CLOSED: readonly string[] = ['cancelled', 'out-of-stock', 'refunded'];
const CANCELED: readonly string[] = ['cancelled', 'out-of-stock'];
/** Statuses in which nothing is packed, because the payment is not complete. */
export const UNPAID: readonly string[] = ['pending-payment', 'on-hold'];

/**
 * The steps of an order: those taken, in the order of their dates, then those to come. If the API does not date the steps, only
 * shipped parcels and payments are listed.
 */
export function orderTimeline(order: OrderTimeline_orderFragment): TimelineEntry[] {
  const done: TimelineEntry[] = [];
  const addDone = (key: TimelineKey, date: string | null | undefined) => {
    if (date) done.push({ key, date, isDone: true });
  };
  const isDated = order.shippedAt !== undefined;
  const shippedAt = isDated ? order.shippedAt : order.status === 'completed' ? order.completedAt : null;
  addDone('received', order.createdAt);
  addDone('paid', paidAt(order));
  addDone('packed', order.packedAt);
  if (!shippedAt) for (const date of datesOf(order.shippingDetails, 'shippingDate')) addDone('partlyShipped', date);
  addDone('shipped', shippedAt);
  addDone('delivered', order.deliveredAt);
  addDone('canceled', order.canceledAt);
  const payments = compact(order.paymentDetails);
  const [reductions, refunds] = partition(compact(order.refunds), (refund) => isInvoiceReduction(refund, payments));
  for (const date of datesOf(reductions, 'createdAt')) addDone('reduced', date);
  for (const date of datesOf(refunds, 'createdAt')) addDone('refunded', date);
  done.sort((left, right) => dayOf(left) - dayOf(right));
  if (CANCELED.includes(order.status) && !order.canceledAt) {
    done.push({ key: 'canceled', date: null, isDone: true });
  }

  const reached = new Set(done.map(({ key }) => key));
  const coming = CLOSED.includes(order.status) || !isDated ? [] : comingSteps(order.status, reached);
  return [...done, ...coming.map((key) => ({ key, date: null, isDone: false }))];
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Steps of one day keep their order. */
function dayOf({ date }: TimelineEntry): number {
  return Math.floor(Date.parse(date ?? '') / 86_400_000);
}

function comingSteps(status: string, reached: ReadonlySet<TimelineKey>): TimelineKey[] {
  const steps: TimelineKey[] = [];
  if (UNPAID.includes(status) && !reached.has('paid')) steps.push('paid');
  if (!reached.has('packed') && !reached.has('shipped')) steps.push('packed');
  if (!reached.has('shipped')) steps.push('shipped');
  if (!reached.has('delivered')) steps.push('delivered');
  return steps;
}

/** When the last part was paid; null while a part is unpaid. */
function paidAt({ paymentDetails }: OrderTimeline_orderFragment): string | null {
  const payments = compact(paymentDetails);
  if (payments.length === 0 || payments.some(({ isPaid }) => !isPaid)) return null;
  return payments.map(({ paymentDate }) => paymentDate ?? '').reduce((last, date) => (date > last ? date : last), '');
}

/** The different dates of a list, without missing ones. */
function datesOf<Key extends string>(
  list: readonly (Partial<Record<Key, string | null>> | null)[] | null,
  key: Key,
): string[] {
  return [...new Set(compact(compact(list).map((entry) => entry[key])))];
}

/** The step that the page names at its top. */
export type OrderStage = TimelineKey | 'waitingForPayment' | 'onHold' | 'madeToOrder';

/**
 * The last step taken; for a new order, what it waits for. The delivery precedes a payment or a partial
 * refund after it.
 */
export function orderStage(status: string, timeline: readonly TimelineEntry[]): OrderStage {
  if (CANCELED.includes(status)) return 'canceled';
  if (status === 'on-hold') return 'onHold';
  const done = timeline.filter(({ isDone }) => isDone).map(({ key }) => key);
  if (status === 'refunded') return done.includes('refunded') ? 'refunded' : 'reduced';
  const handled = done.findLast((key) => !['received', 'paid', 'refunded', 'reduced'].includes(key));
  if (handled) return handled;
  if (status === 'pending-payment') return 'waitingForPayment';
  if (status === 'backorder') return 'madeToOrder';
  return done.includes('paid') ? 'paid' : 'received';
}
