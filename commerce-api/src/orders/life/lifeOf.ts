import type { StoredOrder } from '../readOrders.ts';
import type { LifeLine, OrderLife, Quantities } from './orderLife.ts';
import { netPrices } from './shareDiscount.ts';
import type { Withdrawal } from './withdrawing.ts';

type LifeSource = Pick<
  StoredOrder,
  'status' | 'paymentState' | 'lines' | 'totals' | 'payments' | 'refunds' | 'details'
>;

/** The part of a stored order that its steps read and change. */
export function lifeOf(order: LifeSource): OrderLife {
  const { status, paymentState, totals, payments, refunds } = order;
  const prices = order.lines.map(({ snapshot, quantity }) => ({ price: snapshot.sellingUnit * quantity }));
  const nets = netPrices(prices, totals.discount.incVat);
  const items = refunds.flatMap((refund) => refund.items);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const sumOfKind = (kind: 'shipping' | 'returnShipping'): number =>
    sum(items.filter((item) => item.kind === kind).map(({ total }) => total));
  return {
    status,
    paymentState,
    lines: order.lines.map((line, index) => ({
      ...line,
      ...stockOf(line, order),
      net: nets[index] ?? 0,
      vatRate: line.snapshot.vatRate,
    })),
    total: totals.total.incVat,
    fromBalance: totals.fromBalance ?? 0,
    isPaid: payments.every(({ paidAt }) => paidAt !== null),
    shipping: totals.shipping,
    shippingRefunded: sumOfKind('shipping'),
    deducted: -sumOfKind('returnShipping'),
    refunded: {
      paidOut: sum(refunds.map(({ paidOut }) => paidOut)),
      credited: sum(refunds.map(({ credited }) => credited)),
      toBalance: sum(refunds.map(({ toBalance }) => toBalance)),
    },
  };
}

/** Orders of an earlier release did not store the stock of a line: theirs is that of the order, or the stock on hand. */
function stockOf(
  { quantity, fromHand, fromOversold }: StoredOrder['lines'][number],
  { details }: LifeSource,
): Pick<LifeLine, 'fromHand' | 'fromOversold'> {
  if (fromHand !== null && fromOversold !== null) return { fromHand, fromOversold };
  const [supply = 'stock', ...others] = details.supplies ?? [];
  if (others.length > 0 || supply === 'stock') return { fromHand: quantity, fromOversold: 0 };
  return { fromHand: 0, fromOversold: supply === 'madeToOrder' ? quantity : 0 };
}

export function withdrawalOf({ details, deliveredAt, withdrawals }: StoredOrder): Withdrawal {
  return { isConsumer: details.customerType === 'PERSON', deliveredAt, requested: openlyRequested(withdrawals) };
}

function openlyRequested(withdrawals: StoredOrder['withdrawals']): Quantities {
  const requested = new Map<number, number>();
  for (const { items } of withdrawals.filter(({ handledAt }) => handledAt === null)) {
    for (const { lineId, quantity } of items) requested.set(lineId, (requested.get(lineId) ?? 0) + quantity);
  }
  return requested;
}
