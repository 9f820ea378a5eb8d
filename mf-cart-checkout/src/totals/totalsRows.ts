import { compact } from '@hemvaror/domain/compact';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';

export interface TotalsRow {
  key:
    | 'regular'
    | 'discount'
    | 'fixedDiscount'
    | 'codeDiscount'
    | 'subTotal'
    | 'shipping'
    | 'paymentFee'
    | 'balance'
    | 'totalExVat'
    | 'vat'
    | 'total';
  amount: string;
  /** True for shipping without a fee. */
  isFree?: boolean;
  /** Set until a carrier is selected: the fee may still change. */
  estimate?: Estimate | undefined;
}

/** A fee for the postal code of the shopper, one before that is known, or one of an API that does not say which. */
export type Estimate = { kind: 'zip'; zip: string } | { kind: 'from' | 'unknown' };

const MINUS = '−';

/**
 * The rows of a cart's totals, from top to bottom. Subtotal, shipping and total are always listed, so that the layout
 * does not shift while amounts change. The amount to pay always includes VAT; without VAT in prices, the total without
 * VAT and the VAT are listed above it.
 *
 * @param format formats an amount in major units, for amounts that the API does not format
 */
export function totalsRows(cart: Cart, vatIncluded: boolean, format: (amount: number) => string): TotalsRow[] {
  const { summary } = cart;
  const { subTotal, shipping, balance } = summary ?? {};
  const fixedDiscount = (vatIncluded ? summary?.fixedAmountDiscountIncVat : summary?.fixedAmountDiscountExVat) ?? 0;
  const pick = (incVat: string | null | undefined, exVat: string | null | undefined): string =>
    (vatIncluded ? incVat : exVat) ?? '';

  const rows: TotalsRow[] = [];
  if (subTotal?.isDiscounted) {
    const regular = pick(subTotal.regularPriceIncVatFormatted, subTotal.regularPriceExVatFormatted);
    const discount = pick(subTotal.discountIncVatFormatted, subTotal.discountExVatFormatted);
    rows.push({ key: 'regular', amount: regular }, { key: 'discount', amount: MINUS + discount });
  }
  rows.push({
    key: 'subTotal',
    amount: pick(subTotal?.sellingPriceIncVatFormatted, subTotal?.sellingPriceExVatFormatted),
  });
  const byCode = codeDiscount(cart, vatIncluded);
  if (byCode > 0) rows.push({ key: 'codeDiscount', amount: MINUS + format(byCode) });
  if (fixedDiscount > 0) rows.push({ key: 'fixedDiscount', amount: MINUS + format(fixedDiscount) });
  rows.push({
    key: 'shipping',
    amount: pick(shipping?.feeIncVatFormatted, shipping?.feeExVatFormatted),
    ...(shipping?.feeIncVat === 0 && { isFree: true }),
    estimate: shippingEstimate(shipping),
  });
  const paymentFee = (vatIncluded ? summary?.fees?.paymentFeeIncVat : summary?.fees?.paymentFeeExVat) ?? 0;
  if (paymentFee > 0) rows.push({ key: 'paymentFee', amount: format(paymentFee) });
  if (!vatIncluded) {
    const { vat, exVat } = vatOfPurchase(cart);
    rows.push({ key: 'totalExVat', amount: format(exVat) });
    rows.push({ key: 'vat', amount: format(vat) });
  }
  if (balance && balance.pending > 0) rows.push({ key: 'balance', amount: MINUS + (balance.pendingFormatted ?? '') });
  rows.push({ key: 'total', amount: amountToPay(cart) });
  return rows;
}

function shippingEstimate(shipping: NonNullable<Cart['summary']>['shipping'] | undefined): Estimate | undefined {
  if (!shipping?.isDefault || shipping.amountLeftToFreeShipping === 0) return undefined;
  const { zip } = shipping;
  if (zip) return { kind: 'zip', zip };
  return { kind: zip === null ? 'from' : 'unknown' };
}

/** The formatted amount to pay, including VAT: the total after store credit. */
export function amountToPay({ summary }: Pick<Cart, 'summary'>): string {
  return summary?.total?.sellingPriceIncVatFormatted ?? '';
}

/** The purchase before store credit, which pays for VAT as well: its VAT, and its sum without VAT, in major units. */
function vatOfPurchase({ summary }: Cart): { vat: number; exVat: number } {
  const vat = compact(summary?.vats).reduce((sum, { amount }) => sum + amount, 0);
  const incVat = (summary?.total?.sellingPriceIncVat ?? 0) + (summary?.balance?.pending ?? 0);
  return { vat: roundedToCents(vat), exVat: roundedToCents(incVat - vat) };
}

/**
 * Discount of a promo code, in major units: the total discount without that of the lines and the fixed discount. The API
 * returns it including VAT only; without VAT, it is converted with the VAT share of the goods.
 */
function codeDiscount({ summary }: Cart, vatIncluded: boolean): number {
  const { subTotal, total } = summary ?? {};
  if (!subTotal || !total) return 0;
  const incVat = total.discountIncVat - subTotal.discountIncVat - (summary?.fixedAmountDiscountIncVat ?? 0);
  const share = subTotal.sellingPriceIncVat > 0 ? subTotal.sellingPriceExVat / subTotal.sellingPriceIncVat : 1;
  return roundedToCents(vatIncluded ? incVat : incVat * share);
}

function roundedToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
