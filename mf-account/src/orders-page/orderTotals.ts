import type { OrderTotals_amountFragment, OrderTotals_orderFragment } from './orderTotals.generated.ts';

export interface OrderTotal {
  key: 'subTotal' | 'discount' | 'shipping' | 'payment' | 'balance' | 'totalExVat' | 'vat' | 'total';
  /** Formatted by the API, in the order's own currency. */
  amount: string;
}

const MINUS = '−';

/**
 * What an order's total is made of, from top to bottom. What was paid includes VAT for everybody; without VAT in prices,
 * the VAT stands above it. A discount, a payment fee and a balance stand there only where there is one.
 */
export function orderTotals(order: OrderTotals_orderFragment, vatIncluded: boolean): OrderTotal[] {
  const { cart, discount, shippingFee, paymentFee, orderTotal, vat, fromBalance, fromBalanceFormatted } = order;
  const shown = (amount: OrderTotals_amountFragment | null | undefined): string =>
    (vatIncluded ? amount?.sellingPriceIncVatFormatted : amount?.sellingPriceExVatFormatted) ?? '';
  const isThere = (amount: OrderTotals_amountFragment | null): boolean => (amount?.sellingPriceIncVat ?? 0) > 0;

  const rows: OrderTotal[] = [{ key: 'subTotal', amount: shown(cart?.summary?.subTotal) }];
  if (isThere(discount)) rows.push({ key: 'discount', amount: MINUS + shown(discount) });
  rows.push({ key: 'shipping', amount: shown(shippingFee) });
  if (isThere(paymentFee)) rows.push({ key: 'payment', amount: shown(paymentFee) });
  if (fromBalance > 0) rows.push({ key: 'balance', amount: MINUS + (fromBalanceFormatted ?? '') });
  if (!vatIncluded) {
    rows.push({ key: 'totalExVat', amount: orderTotal?.sellingPriceExVatFormatted ?? '' });
    rows.push({ key: 'vat', amount: vat?.sellingPriceIncVatFormatted ?? '' });
  }
  rows.push({ key: 'total', amount: orderTotal?.sellingPriceIncVatFormatted ?? '' });
  return rows;
}
