import type { OrderTotals } from '../model/orderTypes.ts';

/** The amount that a provider or an invoice has to collect, in minor units including VAT. */
export function amountDue({ total, fromBalance = 0 }: OrderTotals): number {
  return total.incVat - fromBalance;
}
