import type { Amount } from '../../model/price.ts';
import {
  allItems,
  changeLines,
  openItems,
  refuseStep,
  sumOf,
  valueOf,
  withStatus,
  type LifeLine,
  type OrderLife,
  type Quantities,
  type RefundedSums,
} from './orderLife.ts';

/** A part of a refund. */
export interface RefundItem {
  kind: 'line' | 'shipping' | 'amount' | 'returnShipping';
  lineId: number | null;
  quantity: number;
  /** Negative for return shipping, which is deducted. */
  amount: Amount;
}

/** The stock that items give back to a SKU. */
export interface ReturnedStock {
  skuId: number;
  productId: number;
  toHand: number;
  toOversold: number;
}

/** An order after its cancellation or refund, with the money and the goods that it moved. */
export interface Settled {
  life: OrderLife;
  items: RefundItem[];
  sums: RefundedSums;
  stock: ReturnedStock[];
}

export interface RefundRequest {
  lines: Quantities;
  /** Minor units of the shipping fee, or the rest of it. */
  shipping: number | 'rest';
  /** A further amount in minor units, for example for a late delivery. */
  amount: number;
  /** The cost of return shipping that is deducted, in minor units. */
  returnShipping: number;
  target: 'payment' | 'balance';
  /** The items came back and can be sold again. */
  restocks: boolean;
}

/**
 * Cancels some items, by default all that are not shipped. Their stock is given back and their price refunded, with all fees if
 * nothing of the order remains. Returns null if nothing is left to cancel in a canceled order.
 *
 * @throws Refusal ORDER_STEP_REFUSED
 */
export function cancel(life: OrderLife, chosen?: Quantities): Settled | null {
  if (life.status === 'cancelled') return null;
  const items = chosen ?? allItems(life, openItems);
  if (items.size === 0) refuseStep('All items are shipped. Refund them when they come back.');
  const lines = changeLines(life, items, {
    available: openItems,
    change: (line, count) => {
      const canceled = line.canceled + count;
      return { ...line, canceled, packed: Math.min(line.packed, line.quantity - canceled) };
    },
  });
  const left = life.total - sumOf(life.refunded);
  const goods = cappedAt(left, lineItems(life, items));
  const isWhole = lines.every(({ quantity, canceled }) => canceled === quantity);
  const parts = isWhole ? [...goods, ...feeItems(life, left - totalOf(goods))] : goods;
  return {
    ...settled({ ...life, lines }, parts, settlement(life, totalOf(parts), 'payment')),
    stock: lines.flatMap((line, index) => canceledStock(life.lines[index] ?? line, items.get(line.id) ?? 0)),
  };
}

/**
 * Refunds shipped items, shipping or an amount.
 *
 * @throws Refusal ORDER_STEP_REFUSED for a refund that is empty, also after the deduction, or more than is left of the payment
 */
export function refund(
  life: OrderLife,
  { lines: items, shipping, amount, returnShipping, target, restocks }: RefundRequest,
): Settled {
  const lines = changeLines(life, items, {
    available: ({ shipped, refunded }) => shipped - refunded,
    change: (line, count) => ({ ...line, refunded: line.refunded + count }),
  });
  const shippingLeft = life.shipping.incVat - life.shippingRefunded;
  const shippingPart = shipping === 'rest' ? shippingLeft : shipping;
  if (shippingPart > shippingLeft) refuseStep(`${shippingLeft} of the shipping fee is left, not ${shippingPart}.`);
  const goods = [...lineItems(life, items), ...(shippingPart > 0 ? [shippingItem(life, shippingPart)] : [])];
  const refunded = [
    ...cappedAt(life.total - sumOf(life.refunded), goods),
    ...(amount > 0 ? [feeItem(life, 'amount', amount)] : []),
  ];
  if (totalOf(refunded) <= 0) refuseStep('The refund is empty. Name items, shipping or an amount.');
  const parts = [...refunded, ...(returnShipping > 0 ? [feeItem(life, 'returnShipping', -returnShipping)] : [])];
  const sum = totalOf(parts);
  if (sum <= 0) refuseStep(`Return shipping of ${returnShipping} leaves nothing of a refund of ${totalOf(refunded)}.`);
  const stock = restocks ? life.lines.flatMap((line) => returnedStock(line, items.get(line.id) ?? 0)) : [];
  return { ...settled({ ...life, lines }, parts, settlement(life, sum, target)), stock };
}

/**
 * Divides a refund: the part that was drawn from the balance goes back there, an unpaid invoice gets smaller, a paid one is paid back.
 *
 * @throws Refusal ORDER_STEP_REFUSED if more is refunded than was paid or invoiced
 */
function settlement(life: OrderLife, sum: number, target: RefundRequest['target']): RefundedSums {
  const { total, fromBalance, isPaid, refunded } = life;
  const left = total - sumOf(refunded);
  if (sum > left) refuseStep(`Only ${left} of ${total} is left to refund, not ${sum}.`);
  const paymentLeft = Math.max(0, total - fromBalance - refunded.paidOut - refunded.credited);
  if (target === 'balance') {
    const paidLeft = isPaid ? left : left - paymentLeft;
    if (sum > paidLeft) refuseStep(`Only ${paidLeft} was paid, so ${sum} cannot go to the balance.`);
    return { paidOut: 0, credited: 0, toBalance: sum };
  }
  const throughPayment = Math.min(sum, paymentLeft);
  return {
    paidOut: isPaid ? throughPayment : 0,
    credited: isPaid ? 0 : throughPayment,
    toBalance: sum - throughPayment,
  };
}

function settled(life: OrderLife, items: RefundItem[], sums: RefundedSums): Omit<Settled, 'stock'> {
  const { refunded, shippingRefunded } = life;
  const next = {
    ...life,
    shippingRefunded: shippingRefunded + totalOf(items.filter(({ kind }) => kind === 'shipping')),
    deducted: life.deducted - totalOf(items.filter(({ kind }) => kind === 'returnShipping')),
    refunded: {
      paidOut: refunded.paidOut + sums.paidOut,
      credited: refunded.credited + sums.credited,
      toBalance: refunded.toBalance + sums.toBalance,
    },
  };
  return { life: withStatus(next), items, sums };
}

function lineItems({ lines }: OrderLife, items: Quantities): RefundItem[] {
  return lines.flatMap((line) => {
    const quantity = items.get(line.id) ?? 0;
    return quantity > 0 ? { kind: 'line' as const, lineId: line.id, quantity, amount: valueOf(line, quantity) } : [];
  });
}

/** Reduces the last parts to `left`: an earlier refund of an amount may have covered a part of their price. */
function cappedAt(left: number, items: readonly RefundItem[]): RefundItem[] {
  let rest = left;
  return items.map((item) => {
    const incVat = Math.min(item.amount.incVat, rest);
    rest -= incVat;
    if (incVat === item.amount.incVat) return item;
    return { ...item, amount: { incVat, exVat: Math.round((item.amount.exVat * incVat) / item.amount.incVat) } };
  });
}

/** The fees of a completely canceled order: shipping first, then the payment fee. */
function feeItems(life: OrderLife, rest: number): RefundItem[] {
  const shipping = Math.min(rest, life.shipping.incVat - life.shippingRefunded);
  return [
    ...(shipping > 0 ? [shippingItem(life, shipping)] : []),
    ...(rest > shipping ? [feeItem(life, 'amount', rest - shipping)] : []),
  ];
}

function shippingItem({ shipping }: OrderLife, incVat: number): RefundItem {
  const exVat = Math.round((shipping.exVat * incVat) / shipping.incVat);
  return { kind: 'shipping', lineId: null, quantity: 0, amount: { incVat, exVat } };
}

/** VAT of an amount that belongs to no line: that of the fees, else of the first line. */
function feeItem({ shipping, lines }: OrderLife, kind: 'amount' | 'returnShipping', incVat: number): RefundItem {
  const rate = shipping.incVat > 0 ? shipping.incVat / shipping.exVat : 1 + (lines[0]?.vatRate ?? 0) / 100;
  return { kind, lineId: null, quantity: 0, amount: { incVat, exVat: Math.round(incVat / rate) } };
}

function totalOf(items: readonly RefundItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount.incVat, 0);
}

/** The last items of a line are canceled first: those of the supplier, then oversold ones, then those on hand. */
function canceledStock(line: LifeLine, count: number): ReturnedStock[] {
  if (count === 0) return [];
  const { skuId, productId, quantity, canceled, fromHand, fromOversold } = line;
  const kept = quantity - canceled - count;
  const within = (from: number, to: number): number =>
    Math.max(0, Math.min(to, quantity - canceled) - Math.max(from, kept));
  return [{ skuId, productId, toHand: within(0, fromHand), toOversold: within(fromHand, fromHand + fromOversold) }];
}

function returnedStock({ skuId, productId }: LifeLine, count: number): ReturnedStock[] {
  return count === 0 ? [] : [{ skuId, productId, toHand: count, toOversold: 0 }];
}
