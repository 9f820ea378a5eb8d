import type { Cart, CartLine } from '@storefront/cart/cartSession';

type Price = NonNullable<CartLine['totalPrice']>;
type Summary = NonNullable<Cart['summary']>;
type Product = NonNullable<CartLine['product']>;

const kronor = (amount: number): string => `${amount} kr`;

/** A price of so many kronor including 25 % VAT. */
export function aPrice(incVat: number, more: Partial<Price> = {}): Price {
  const exVat = incVat * 0.8;
  return {
    isDiscounted: false,
    discountPercentage: 0,
    sellingPriceIncVat: incVat,
    sellingPriceExVat: exVat,
    discountIncVat: 0,
    sellingPriceIncVatFormatted: kronor(incVat),
    sellingPriceExVatFormatted: kronor(exVat),
    regularPriceIncVatFormatted: kronor(incVat),
    regularPriceExVatFormatted: kronor(exVat),
    discountIncVatFormatted: kronor(0),
    discountExVatFormatted: kronor(0),
    vatFormatted: kronor(incVat - exVat),
    ...more,
  };
}

interface LineFacts extends Partial<CartLine> {
  name?: string;
  size?: string;
  inStock?: number;
  oversellable?: number;
}

export function aLine(facts: LineFacts = {}): CartLine {
  const { name = 'Linneduk Vide', size = '-', inStock = 10, oversellable = 0, ...more } = facts;
  const skuId = more.skuId ?? 7;
  const quantity = more.quantity ?? 1;
  const product: Product = {
    productId: skuId,
    alias: 'linneduk-vide',
    name,
    canonicalUrl: '/p/textil/linneduk-vide',
    brand: { name: 'Lindvarp' },
    productImages: [{ fileName: 'linneduk.webp' }],
    primaryCategory: { name: 'Textil' },
    skus: [
      {
        skuId,
        name: size,
        stock: { inStock, oversellable, static: 0, totalStock: inStock + oversellable },
      },
    ],
  };
  return {
    id: String(skuId),
    skuId,
    quantity,
    unitPrice: aPrice(200),
    totalPrice: aPrice(200 * quantity),
    campaign: { appliedCampaigns: [], prices: [] },
    product,
    ...more,
  };
}

export function aSummary(more: Partial<Summary> = {}): Summary {
  return {
    fixedAmountDiscountIncVat: 0,
    fixedAmountDiscountExVat: 0,
    subTotal: aPrice(200),
    total: aPrice(249),
    shipping: {
      feeIncVat: 49,
      feeIncVatFormatted: kronor(49),
      feeExVatFormatted: kronor(39.2),
      isDefault: false,
      amountLeftToFreeShipping: 699,
      amountLeftToFreeShippingFormatted: kronor(699),
    },
    balance: { pending: 0, pendingFormatted: kronor(0) },
    ...more,
  };
}

/** A cart with one line, unless it is about others. */
export function aCart(more: Partial<Cart> = {}): Cart {
  return {
    id: '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
    isCompleted: false,
    promoCode: null,
    appliedCampaigns: [],
    items: [aLine()],
    summary: aSummary(),
    ...more,
  };
}
