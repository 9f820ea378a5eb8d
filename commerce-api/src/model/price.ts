import type { View } from '../markets/view.ts';

/** An amount of money in minor units, with and without VAT. */
export interface Amount {
  incVat: number;
  exVat: number;
}

/** The source of the contract's PriceType: the resolvers compute its fields on request. */
export interface Price {
  /** The price that a reduction is announced from; the selling price without one. */
  regular: Amount;
  selling: Amount;
  view: View;
}

/** @param vatRate percent, 25.5 for example */
export function amountOf(incVat: number, vatRate: number): Amount {
  return { incVat, exVat: Math.round((incVat * 100) / (100 + vatRate)) };
}

/** @param vatRate percent */
export function priceOf(
  { regular, selling }: { regular: number; selling: number },
  vatRate: number,
  view: View,
): Price {
  return { regular: amountOf(regular, vatRate), selling: amountOf(selling, vatRate), view };
}

export function sum(amounts: readonly Amount[]): Amount {
  return {
    incVat: amounts.reduce((total, { incVat }) => total + incVat, 0),
    exVat: amounts.reduce((total, { exVat }) => total + exVat, 0),
  };
}

export function minus(left: Amount, right: Amount): Amount {
  return { incVat: left.incVat - right.incVat, exVat: left.exVat - right.exVat };
}

/** The discount of `selling` from `regular` in whole percent, 0…100. */
export function discountPercentage(regular: Amount, selling: Amount): number {
  return regular.incVat > selling.incVat ? Math.round((100 * (regular.incVat - selling.incVat)) / regular.incVat) : 0;
}
