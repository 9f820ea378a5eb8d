import type {
  CartItemType,
  CartSummaryType,
  CartType,
  SkuType,
} from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aBrand } from './aBrand.ts';
import { aCategory } from './aCategory.ts';
import { aPrice } from './aPrice.ts';
import { aProduct } from './aProduct.ts';
import { aShippingOption } from './aShippingOption.ts';
import { aSku, aStock } from './aSku.ts';
import type { Complete } from './Complete.ts';
import { kronor } from './kronor.ts';

type ACart = Complete<CartType>;
type ACartLine = Complete<CartItemType>;
type ACartSummary = Complete<CartSummaryType>;

/** A cart with one line of 200 kronor, to be shipped for 49. */
export function aCart(overrides: Partial<ACart> = {}): ACart {
  return {
    id: '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
    isCompleted: false,
    promoCode: null,
    appliedCampaigns: [],
    items: [aCartLine()],
    summary: aCartSummary(),
    fixedDiscount: 0,
    freeShipping: false,
    merchantData: null,
    ...overrides,
  };
}

/** A table cloth of one size, for 200 kronor a piece. @param sku overrides of the SKU that is in the cart */
export function aCartLine(overrides: Partial<ACartLine> = {}, sku: Partial<Complete<SkuType>> = {}): ACartLine {
  const { skuId = 7, quantity = 1 } = overrides;
  return {
    id: String(skuId),
    skuId,
    quantity,
    unitPrice: aPrice(200),
    totalPrice: aPrice(200 * quantity),
    campaign: { appliedCampaigns: [], prices: [] },
    product: aProduct({
      productId: skuId,
      alias: 'linneduk-vide',
      name: 'Linneduk Vide',
      canonicalUrl: '/p/textil/linneduk-vide',
      brand: aBrand({ name: 'Lindvarp' }),
      primaryCategory: aCategory({ name: 'Textil' }),
      productImages: [{ fileName: 'linneduk.webp', tags: [] }],
      skus: [aSku({ skuId, productId: skuId, name: '-', stock: aStock(10), ...sku })],
    }),
    productPackage: null,
    groupKey: null,
    isCampaignFreeGift: false,
    message: null,
    ...overrides,
  };
}

export function aCartSummary(overrides: Partial<ACartSummary> = {}): ACartSummary {
  return {
    subTotal: aPrice(200),
    total: aPrice(249),
    fixedAmountDiscountIncVat: 0,
    fixedAmountDiscountExVat: 0,
    shipping: aShippingOption(),
    payment: null,
    balance: aBalance(0),
    fees: null,
    vats: [{ rate: 25, exactRate: 25, amount: 49.8 }],
    ...overrides,
  };
}

/** The customer's store credit. @param pending amount that pays for this cart, in kronor; `due` is left to pay */
export function aBalance(pending: number, due = 0): NonNullable<ACartSummary['balance']> {
  return {
    pending,
    pendingFormatted: kronor(pending),
    remaining: 0,
    remainingFormatted: kronor(0),
    totalSellingPriceExBalanceExVat: 0,
    totalSellingPriceExBalanceExVatFormatted: kronor(0),
    totalSellingPriceExBalanceIncVat: due,
    totalSellingPriceExBalanceIncVatFormatted: kronor(due),
  };
}
