import type { SubjectCart, SubjectLine, SubjectProduct } from '@hemvaror/runtime/contract/pageSubject';

export const aProduct: SubjectProduct = {
  productId: 104,
  name: 'Krok Ek',
  brand: { name: 'Ekverk' },
  primaryCategory: { name: 'Krokar' },
  unitPrice: { sellingPriceIncVat: 99.9, sellingPriceExVat: 79.92 },
  totalStock: { totalStock: 3 },
};

export const aLine: SubjectLine = {
  skuId: 7,
  quantity: 2,
  unitPrice: { sellingPriceIncVat: 99.9, sellingPriceExVat: 79.92 },
  product: {
    productId: 104,
    name: 'Krok Ek',
    brand: { name: 'Ekverk' },
    primaryCategory: { name: 'Krokar' },
    skus: [
      { skuId: 6, name: '20 mm' },
      { skuId: 7, name: '40 mm' },
    ],
  },
};

export const aCart: SubjectCart = {
  promoCode: 'HEJ',
  items: [aLine, null],
  summary: {
    fixedAmountDiscountIncVat: 50,
    fixedAmountDiscountExVat: 40,
    total: { sellingPriceIncVat: 198.8, sellingPriceExVat: 159.04 },
    shipping: { feeIncVat: 49, feeExVat: 39.2 },
  },
};
