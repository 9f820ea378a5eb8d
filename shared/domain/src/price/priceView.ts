/** The fields of the schema's `PriceType` that are rendered. The API formats them for the market and the language. */
export interface FormattedPrice {
  isDiscounted: boolean;
  discountPercentage: number;
  sellingPriceIncVatFormatted: string | null;
  sellingPriceExVatFormatted: string | null;
  regularPriceIncVatFormatted: string | null;
  regularPriceExVatFormatted: string | null;
}

/** The fields of the schema's `LowestPriceType` that are rendered: the price compared with the lowest of the 30 days before it. */
export interface LowestPrice {
  discountPercentage: number;
  lowestPriceIncVatFormatted: string | null;
  lowestPriceExVatFormatted: string | null;
}

export interface PriceView {
  /** Formatted by the API, like `279 kr`; empty if the API sent none. */
  selling: string;
  /** The price before the discount, to be struck through; null without a discount that may be announced. */
  struck: string | null;
  /** Whole percent from the struck price, 0 without one. */
  discountPercentage: number;
  vatIncluded: boolean;
}

/**
 * Selects the amounts of a price to show. With the lowest price, a reduction is announced from it, or not at all if the price is
 * not lower (Directive 98/6/EC article 6a), however the backend computes its percentage.
 *
 * @param vatIncluded the site-wide setting; false requires the ex-VAT note beside the price (PRICE-04)
 * @see PRICE-02, PRICE-05
 */
export function priceView(price: FormattedPrice, vatIncluded: boolean, lowest?: LowestPrice | null): PriceView {
  const selling = vatIncluded ? price.sellingPriceIncVatFormatted : price.sellingPriceExVatFormatted;
  const discountPercentage = price.isDiscounted ? (lowest ?? price).discountPercentage : 0;

  return {
    selling: selling ?? '',
    struck: discountPercentage > 0 ? struckPrice(price, vatIncluded, lowest) : null,
    discountPercentage,
    vatIncluded,
  };
}

function struckPrice(price: FormattedPrice, vatIncluded: boolean, lowest?: LowestPrice | null): string | null {
  if (lowest) return vatIncluded ? lowest.lowestPriceIncVatFormatted : lowest.lowestPriceExVatFormatted;
  return vatIncluded ? price.regularPriceIncVatFormatted : price.regularPriceExVatFormatted;
}
