import { amountOf, minus, sum } from '../../model/price.ts';
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
    fixedDiscount: ({ totals }) => decimal(totals.fixedDiscount?.incVat ?? 0),
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
    // Store credit is no discount, so it reduces the regular price as well.
    total: ({ totals, balance: { due }, view }) => ({
      regular: sum([due, minus(sum([totals.regular, totals.shipping, totals.payment]), totals.total)]),
      selling: due,
      view,
    }),
    // The contract requires a whole rate; the amount is computed with the exact rate, such as 25.5.
    vats: ({ vats }) =>
      vats.map(({ rate, amount }) => ({ rate: Math.round(rate), exactRate: rate, amount: decimal(amount) })),
    fees: ({ totals: { payment, shipping } }) => ({
      paymentFeeIncVat: decimal(payment.incVat),
      paymentFeeExVat: decimal(payment.exVat),
      shippingFeeIncVat: decimal(shipping.incVat),
      shippingFeeExVat: decimal(shipping.exVat),
    }),
    balance: (cart) => cart,
    fixedAmountDiscountIncVat: ({ totals }) => decimal(totals.fixedDiscount?.incVat ?? 0),
    fixedAmountDiscountExVat: ({ totals }) => decimal(totals.fixedDiscount?.exVat ?? 0),
    shipping: ({ shipping, totals }) => shipping && { ...shipping, fee: totals.shipping },
    payment: ({ payment, totals }) => payment && { ...payment, fee: totals.payment },
  },
  BalanceType: {
    remaining: ({ balance }) => decimal(balance.remaining),
    pending: ({ balance }) => decimal(balance.pending),
    totalSellingPriceExBalanceIncVat: ({ balance }) => decimal(balance.due.incVat),
    totalSellingPriceExBalanceExVat: ({ balance }) => decimal(balance.due.exVat),
    remainingFormatted: ({ balance, view }) => formatMoney(balance.remaining, view),
    pendingFormatted: ({ balance, view }) => formatMoney(balance.pending, view),
    totalSellingPriceExBalanceIncVatFormatted: ({ balance, view }) => formatMoney(balance.due.incVat, view),
    totalSellingPriceExBalanceExVatFormatted: ({ balance, view }) => formatMoney(balance.due.exVat, view),
  },
};
