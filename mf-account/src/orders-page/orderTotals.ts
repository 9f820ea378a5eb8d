import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import type { OrderTotals_amountFragment, OrderTotals_orderFragment } from './orderTotals.generated.ts';

export interface OrderTotal {
  key: 'subTotal' | 'discount' | 'shipping' | 'payment' | 'balance' | 'totalExVat' | 'vat' | 'total';
  /** Formatted, in the order's own currency. */
  amount: string;
  /** True for shipping without a fee. */
  isFree?: boolean;
}

const MINUS = '−';

/**
 * Rows of an order's totals, from top to bottom. The total is the amount to pay, after store credit, and always includes VAT;
 * without VAT in prices, sum and VAT of the whole order are listed above it. Discount, payment fee and balance are listed only
 * if they are not zero.
 *
 * @param iso language of the page, a BCP 47 tag
 */
export function orderTotals(order: OrderTotals_orderFragment, vatIncluded: boolean, iso: string): OrderTotal[] {
  const { cart, discount, shippingFee, paymentFee, orderTotal, vat, fromBalance, fromBalanceFormatted } = order;
  const formatted = (amount: OrderTotals_amountFragment | null | undefined): string =>
    (vatIncluded ? amount?.sellingPriceIncVatFormatted : amount?.sellingPriceExVatFormatted) ?? '';
  const hasAmount = (amount: OrderTotals_amountFragment | null): boolean => (amount?.sellingPriceIncVat ?? 0) > 0;

  const rows: OrderTotal[] = [{ key: 'subTotal', amount: formatted(cart?.summary?.subTotal) }];
  if (hasAmount(discount)) rows.push({ key: 'discount', amount: MINUS + formatted(discount) });
  rows.push({
    key: 'shipping',
    amount: formatted(shippingFee),
    ...(shippingFee?.sellingPriceIncVat === 0 && { isFree: true }),
  });
  if (hasAmount(paymentFee)) rows.push({ key: 'payment', amount: formatted(paymentFee) });
  if (!vatIncluded) {
    const exVat = (orderTotal?.sellingPriceIncVat ?? 0) + fromBalance - (vat?.sellingPriceIncVat ?? 0);
    rows.push({ key: 'totalExVat', amount: formatMoney(Math.round(exVat * 100) / 100, iso, order.currency ?? 'SEK') });
    rows.push({ key: 'vat', amount: vat?.sellingPriceIncVatFormatted ?? '' });
  }
  if (fromBalance > 0) rows.push({ key: 'balance', amount: MINUS + (fromBalanceFormatted ?? '') });
  rows.push({ key: 'total', amount: orderTotal?.sellingPriceIncVatFormatted ?? '' });
  return rows;
}
