/** The statuses of the contract. The shop itself sets no `inactive`, `out-of-stock` or `pending-payment`. */
export const ORDER_STATUSES = [
  'pending',
  'pending-payment',
  'backorder',
  'partial',
  'inactive',
  'on-hold',
  'cancelled',
  'out-of-stock',
  'completed',
  'refunded',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** @throws Error for a status of a later release */
export function orderStatusFrom(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === text);
  if (!status) throw new Error(`Unknown order status "${text}". Expected one of ${ORDER_STATUSES.join(', ')}.`);
  return status;
}
