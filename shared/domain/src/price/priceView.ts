/** The part of the contract's `PriceType` that a price on screen needs. The API formats: currency of the market, digits of the language. */
export interface FormattedPrice {
  isDiscounted: boolean;
  discountPercentage: number;
  sellingPriceIncVatFormatted: string | null;
  sellingPriceExVatFormatted: string | null;
  regularPriceIncVatFormatted: string | null;
  regularPriceExVatFormatted: string | null;
}

export interface PriceView {
  /** As the API formatted it, like `279 kr`; empty when the API sent none. */
  selling: string;
  /** The price before the discount; null when there is no discount to show. */
  regular: string | null;
  /** Whole per cent, 0 when not discounted. */
  discountPercentage: number;
  vatIncluded: boolean;
}

/**
 * Which of a price's amounts a shopper sees.
 *
 * @param vatIncluded the site-wide setting; false asks for the ex-VAT note beside the price (PRICE-04)
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
