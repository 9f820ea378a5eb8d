/** The fields of the schema's `PriceType` that are rendered. The API formats them for the market and the language. */
export interface FormattedPrice {
  isDiscounted: boolean;
  discountPercentage: number;
  sellingPriceIncVatFormatted: string | null;
  sellingPriceExVatFormatted: string | null;
  regularPriceIncVatFormatted: string | null;
  regularPriceExVatFormatted: string | null;
}

export interface PriceView {
  /** Formatted by the API, like `279 kr`; empty if the API sent none. */
  selling: string;
  /** The price before the discount; null without a discount. */
  regular: string | null;
  /** Whole percent, 0 without a discount. */
  discountPercentage: number;
  vatIncluded: boolean;
}

/**
 * Selects the amounts of a price to show.
 *
 * @param vatIncluded the site-wide setting; false requires the ex-VAT note beside the price (PRICE-04)
 * @see PRICE-02, PRICE-05
 */
export function priceView(price: FormattedPrice, vatIncluded: boolean): PriceView {
  const selling = vatIncluded ? price.sellingPriceIncVatFormatted : price.sellingPriceExVatFormatted;
  const regular = vatIncluded ? price.regularPriceIncVatFormatted : price.regularPriceExVatFormatted;

  return {
    selling: selling ?? '',
    regular: price.isDiscounted ? regular : null,
    discountPercentage: price.isDiscounted ? price.discountPercentage : 0,
    vatIncluded,
  };
}
