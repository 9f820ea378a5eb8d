import type { Translate } from '@hemvaror/ui/examples/componentExamples';
import type { Price_priceFragment } from '../price/Price.generated.ts';
import type { ProductCard_productFragment } from '../product-card/ProductCard.generated.ts';

/** A price without a discount. The examples show the same amount with and without VAT. */
export function examplePrice(formatted: string): Price_priceFragment {
  return {
    isDiscounted: false,
    discountPercentage: 0,
    sellingPriceIncVatFormatted: formatted,
    sellingPriceExVatFormatted: formatted,
    regularPriceIncVatFormatted: formatted,
    regularPriceExVatFormatted: formatted,
  };
}

export function exampleDiscount(selling: string, regular: string): Price_priceFragment {
  return {
    ...examplePrice(selling),
    isDiscounted: true,
    discountPercentage: 20,
    regularPriceIncVatFormatted: regular,
    regularPriceExVatFormatted: regular,
  };
}

/** @param alias alias of a product that has images in the demo catalog */
export function exampleProduct(
  translate: Translate,
  productId: number,
  alias: string,
  fields: Partial<ProductCard_productFragment>,
): ProductCard_productFragment {
  return {
    productId,
    alias,
    name: alias,
    canonicalUrl: `/p/${alias}`,
    brand: { name: 'Trävind' },
    productImages: [{ fileName: `${alias}-1.webp` }, { fileName: `${alias}-2.webp` }],
    unitPrice: examplePrice(translate('149 kr', '€14.90')),
    lowestPrice: null,
    totalStock: { totalStock: 20, inStock: 20, oversellable: 0, static: 0 },
    skus: [{ skuId: productId }],
    discountCampaigns: [],
    firstAvailableOn: null,
    variantGroup: null,
    ...fields,
  };
}

/** A variant of a color. @param value CSS color */
export function exampleColor(value: string) {
  return { dimension: 'Color', attributes: [{ value }] };
}
