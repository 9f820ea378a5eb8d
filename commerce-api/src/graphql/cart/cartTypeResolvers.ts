import { amountOf, sum } from '../../model/price.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formatMoney } from '../../markets/formatMoney.ts';

const decimal = (minor: number): number => minor / 100;

export const cartTypeResolvers: Resolvers = {
  CartType: {
    id: ({ id }) => id,
    items: ({ lines }) => lines,
    isCompleted: ({ isCompleted }) => isCompleted,
    promoCode: ({ promoCode }) => promoCode,
    freeShipping: ({ totals, lines }) => lines.length > 0 && totals.shipping.incVat === 0,
    fixedDiscount: () => 0,
    merchantData: ({ merchantData }) => merchantData,
    appliedCampaigns: ({ campaigns }) => campaigns,
    summary: (cart) => cart,
  },
  CartItemType: {
    product: ({ product }) => product,
    skuId: ({ skuId }) => skuId,
    id: ({ id }) => String(id),
    quantity: ({ quantity }) => quantity,
    unitPrice: ({ regularUnit, sellingUnit, vatRate, view }) => ({
      regular: amountOf(regularUnit, vatRate),
      selling: amountOf(sellingUnit, vatRate),
      view,
    }),
    totalPrice: ({ regularUnit, sellingUnit, quantity, vatRate, view }) => ({
      regular: amountOf(regularUnit * quantity, vatRate),
      selling: amountOf(sellingUnit * quantity, vatRate),
      view,
    }),
    campaign: ({ campaigns, tiers }) => ({ appliedCampaigns: campaigns, prices: tiers }),
    groupKey: ({ groupKey }) => groupKey,
    productPackage: (line) => line.package,
    message: ({ message }) => message,
    isCampaignFreeGift: () => false,
  },
  CartSummaryType: {
    subTotal: ({ totals, view }) => ({ regular: totals.regular, selling: totals.items, view }),
    total: ({ totals, view }) => ({
      regular: sum([totals.regular, totals.shipping, totals.payment]),
      selling: totals.total,
      view,
    }),
    // The contract requires a whole rate; the amount is computed with the exact rate, such as 25.5.
    vats: ({ vats }) => vats.map(({ rate, amount }) => ({ rate: Math.round(rate), amount: decimal(amount) })),
    fees: ({ totals: { payment, shipping } }) => ({
      paymentFeeIncVat: decimal(payment.incVat),
      paymentFeeExVat: decimal(payment.exVat),
      shippingFeeIncVat: decimal(shipping.incVat),
      shippingFeeExVat: decimal(shipping.exVat),
    }),
    balance: (cart) => cart,
    // Codes reduce each line by a percentage; there are no fixed discounts on the whole cart.
    fixedAmountDiscountIncVat: () => 0,
    fixedAmountDiscountExVat: () => 0,
    shipping: ({ shipping, totals }) => shipping && { ...shipping, fee: totals.shipping },
    payment: ({ payment, totals }) => payment && { ...payment, fee: totals.payment },
  },
  // Carts do not use account balances, so the whole total is due.
  BalanceType: {
    remaining: () => 0,
    pending: () => 0,
    totalSellingPriceExBalanceIncVat: ({ totals }) => decimal(totals.total.incVat),
    totalSellingPriceExBalanceExVat: ({ totals }) => decimal(totals.total.exVat),
    remainingFormatted: ({ view }) => formatMoney(0, view),
    pendingFormatted: ({ view }) => formatMoney(0, view),
    totalSellingPriceExBalanceIncVatFormatted: ({ totals, view }) => formatMoney(totals.total.incVat, view),
    totalSellingPriceExBalanceExVatFormatted: ({ totals, view }) => formatMoney(totals.total.exVat, view),
  },
};
