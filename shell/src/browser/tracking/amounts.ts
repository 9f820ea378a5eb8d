interface Price {
  sellingPriceIncVat: number;
  sellingPriceExVat: number;
}

/** Rounds to the two decimals of the API's amounts: a difference or a product of them has more. */
export function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The VAT in a price. */
export function vatOf({ sellingPriceIncVat, sellingPriceExVat }: Price): number {
  return rounded(sellingPriceIncVat - sellingPriceExVat);
}
