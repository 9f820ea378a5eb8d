import type { CartView } from './cartView.ts';
import type { Payable } from './options.ts';

export function payableOf({ parcel, totals }: Pick<CartView, 'parcel' | 'totals'>): Payable {
  return { parcel, shippingMinor: totals.shipping.incVat };
}
