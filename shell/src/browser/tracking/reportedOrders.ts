import { REPORTED_ORDERS_KEY } from '@hemvaror/domain/site/storageKeys';

/** Stores that the purchase of an order is reported. @returns whether it is the first report: a reload must not count twice */
export function isFirstReport(orderId: string): boolean {
  try {
    const reported = (sessionStorage.getItem(REPORTED_ORDERS_KEY) ?? '').split(' ');
    if (reported.includes(orderId)) return false;
    sessionStorage.setItem(REPORTED_ORDERS_KEY, [...reported, orderId].join(' ').trim());
    return true;
  } catch {
    // Without storage a reload could not be recognized. A missing purchase is better than one that counts twice.
    return false;
  }
}

export function forgetReportedOrders(): void {
  try {
    sessionStorage.removeItem(REPORTED_ORDERS_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
