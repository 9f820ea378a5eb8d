import type { OrderTotals_amountFragment, OrderTotals_orderFragment } from './orderTotals.generated.ts';

export interface OrderTotal {
  key: 'subTotal' | 'discount' | 'shipping' | 'payment' | 'balance' | 'totalExVat' | 'vat' | 'total';
  /** Formatted by the API, in the order's own currency. */
  amount: string;
}

const MINUS = '−';

/**
 * Rows of an order's totals, from top to bottom. The total always includes VAT; without VAT in prices, the VAT is listed
 * above it. Discount, payment fee and balance are listed only if they are not zero.
 */
export function orderTotals(order: OrderTotals_orderFragment, vatIncluded: boolean): OrderTotal[] {
  const { cart, discount, shippingFee, paymentFee, orderTotal, vat, fromBalance, fromBalanceFormatted } = order;
  const formatted = (amount: OrderTotals_amountFragment | null | undefined): string =>
    (vatIncluded ? amount?.sellingPriceIncVatFormatted : amount?.sellingPriceExVatFormatted) ?? '';
  const hasAmount = (amount: OrderTotals_amountFragment | null): boolean => (amount?.sellingPriceIncVat ?? 0) > 0;

  const rows: OrderTotal[] = [{ key: 'subTotal', amount: formatted(cart?.summary?.subTotal) }];
  if (hasAmount(discount)) rows.push({ key: 'discount', amount: MINUS + formatted(discount) });
  rows.push({ key: 'shipping', amount: formatted(shippingFee) });
  if (hasAmount(paymentFee)) rows.push({ key: 'payment', amount: formatted(paymentFee) });
  if (fromBalance > 0) rows.push({ key: 'balance', amount: MINUS + (fromBalanceFormatted ?? '') });
  if (!vatIncluded) {
    rows.push({ key: 'totalExVat', amount: orderTotal?.sellingPriceExVatFormatted ?? '' });
    rows.push({ key: 'vat', amount: vat?.sellingPriceIncVatFormatted ?? '' });
  }
  rows.push({ key: 'total', amount: orderTotal?.sellingPriceIncVatFormatted ?? '' });
  return rows;
}
