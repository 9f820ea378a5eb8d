import type {
  Orders_addressFragment,
  Orders_amountFragment,
  Orders_lineFragment,
  Orders_orderFragment,
} from '../orders-page/OrdersPage.generated.ts';

type Price = NonNullable<Orders_lineFragment['unitPrice']>;

const kronor = (amount: number): string => `${amount} kr`;

/** So many kronor including 25 % VAT. */
export function anAmount(incVat: number): Orders_amountFragment {
  return {
    sellingPriceIncVat: incVat,
    sellingPriceIncVatFormatted: kronor(incVat),
    sellingPriceExVatFormatted: kronor(incVat * 0.8),
  };
}

function aPrice(incVat: number): Price {
  return {
    isDiscounted: false,
    discountPercentage: 0,
    sellingPriceIncVatFormatted: kronor(incVat),
    sellingPriceExVatFormatted: kronor(incVat * 0.8),
    regularPriceIncVatFormatted: kronor(incVat),
    regularPriceExVatFormatted: kronor(incVat * 0.8),
  };
}

export function anAddress(facts: Partial<Orders_addressFragment> = {}): Orders_addressFragment {
  return {
    company: '',
    firstName: 'Astrid',
    lastName: 'Lind',
    careOf: '',
    addressLine1: 'Björkvägen 12',
    addressLine2: '',
    zip: '123 45',
    city: 'Åstad',
    country: 'Sverige',
    ...facts,
  };
}

export function aBoughtLine(facts: Partial<Orders_lineFragment> = {}): Orders_lineFragment {
  const { skuId = 7, quantity = 2 } = facts;
  return {
    id: String(skuId),
    skuId,
    quantity,
    unitPrice: aPrice(200),
    totalPrice: aPrice(200 * quantity),
    product: {
      name: 'Linje stånghandtag, mässing',
      canonicalUrl: '/p/handtag/linje-massing',
      brand: { name: 'Lindvarp' },
      productImages: [{ fileName: 'linje-1.webp' }],
      skus: [{ skuId, name: '128 mm' }],
    },
    ...facts,
  };
}

export function anOrder(facts: Partial<Orders_orderFragment> = {}): Orders_orderFragment {
  const { id = 104218 } = facts;
  return {
    id,
    publicId: `public-${id}`,
    createdAt: '2026-03-21T09:00:00Z',
    status: 'on-hold',
    fromBalance: 0,
    fromBalanceFormatted: null,
    orderTotal: anAmount(449),
    vat: { sellingPriceIncVat: 90, sellingPriceIncVatFormatted: '90 kr', sellingPriceExVatFormatted: '90 kr' },
    discount: anAmount(0),
    shippingFee: anAmount(49),
    paymentFee: anAmount(0),
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    shippingDetails: [{ name: 'Ombud, PostNord', trackingLink: null }],
    paymentDetails: [{ displayName: 'Faktura, 30 dagar' }],
    refunds: null,
    cart: { items: [aBoughtLine()], summary: { subTotal: anAmount(400) } },
    ...facts,
  };
}
