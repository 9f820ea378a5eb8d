/** Status of an order for display (ACCOUNT-11). */
export type OrderState = 'received' | 'processing' | 'completed' | 'cancelled';

const STATES: ReadonlyMap<string, OrderState> = new Map([
  ['pending', 'received'],
  ['pending-payment', 'received'],
  ['backorder', 'received'],
  ['partial', 'processing'],
  ['inactive', 'processing'],
  ['on-hold', 'processing'],
  ['cancelled', 'cancelled'],
  ['out-of-stock', 'cancelled'],
  ['completed', 'completed'],
  ['refunded', 'completed'],
]);

/** @param status of the API. An unknown status counts as processing, so that no order disappears. */
export function orderState(status: string): OrderState {
  return STATES.get(status) ?? 'processing';
}

/** Whether the order is neither completed nor canceled. */
export function isInProgress(status: string): boolean {
  const state = orderState(status);
  return state === 'received' || state === 'processing';
}
