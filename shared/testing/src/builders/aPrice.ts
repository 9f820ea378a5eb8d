import type { LowestPriceType, PriceType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';
import { kronor } from './kronor.ts';

type APrice = Complete<PriceType>;

/** A regular price. @param incVat in kronor, including 25 % VAT */
export function aPrice(incVat = 149, overrides: Partial<APrice> = {}): APrice {
  const exVat = incVat * 0.8;
  return {
    currency: { code: 'SEK', name: 'Svensk krona', rate: 1, symbol: 'kr' },
    isDiscounted: false,
    discountPercentage: 0,
    sellingPriceIncVat: incVat,
    sellingPriceIncVatFormatted: kronor(incVat),
    sellingPriceExVat: exVat,
    sellingPriceExVatFormatted: kronor(exVat),
    regularPriceIncVat: incVat,
    regularPriceIncVatFormatted: kronor(incVat),
    regularPriceExVat: exVat,
    regularPriceExVatFormatted: kronor(exVat),
    discountIncVat: 0,
    discountIncVatFormatted: kronor(0),
    discountExVat: 0,
    discountExVatFormatted: kronor(0),
    vat: incVat - exVat,
    vatFormatted: kronor(incVat - exVat),
    ...overrides,
  };
}

/** The lowest price of the last 30 days. @param incVat in kronor, including 25 % VAT */
export function aLowestPrice(
  incVat: number,
  overrides: Partial<Complete<LowestPriceType>> = {},
): Complete<LowestPriceType> {
  const price = aPrice(incVat);
  return {
    comparisonPriceIncVat: incVat,
    comparisonPriceIncVatFormatted: kronor(incVat),
    comparisonPriceExVat: price.sellingPriceExVat,
    comparisonPriceExVatFormatted: price.sellingPriceExVatFormatted,
    discountIncVat: 0,
    discountIncVatFormatted: kronor(0),
    discountExVat: 0,
    discountExVatFormatted: kronor(0),
    discountPercentage: 0,
    isDiscounted: false,
    lowestPriceIncVat: incVat,
    lowestPriceIncVatFormatted: kronor(incVat),
    lowestPriceExVat: price.sellingPriceExVat,
    lowestPriceExVatFormatted: price.sellingPriceExVatFormatted,
    sellingPriceIncVat: incVat,
    sellingPriceIncVatFormatted: kronor(incVat),
    sellingPriceExVat: price.sellingPriceExVat,
    sellingPriceExVatFormatted: price.sellingPriceExVatFormatted,
    vat: price.vat,
    vatFormatted: price.vatFormatted,
    ...overrides,
  };
}
