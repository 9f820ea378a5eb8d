import { compact } from '../model/compact.ts';
import { amountOf, minus, sum, type Amount } from '../model/price.ts';
import type { TypedCheckout } from '../model/checkoutState.ts';
import { selectedPayment, selectedShipping, type Choice, type Parcel } from './options.ts';
import type { View } from '../markets/view.ts';
import type { ShippingQuote } from '../model/shippingQuote.ts';
import type { VatAmount } from '../model/orderTypes.ts';
import type { CartLineView, CartView } from './cartView.ts';
import { bestCampaign, cartDiscounts, meetsRequirements } from './cartDiscounts.ts';
import { cartBalance } from './credit.ts';
import { parcelOf } from './parcelOf.ts';
import type { ShownCheckout } from './storedCart.ts';
import { ruleOfPromotion, type Promotion } from './promotions.ts';
import type { CartCode } from './promotionUses.ts';

interface PricingInput {
  id: string;
  promoCode: string | null;
  merchantData: string | null;
  shown: ShownCheckout | null;
  state: TypedCheckout;
  /** The input with the account of the customer: it determines carrier and payment method. */
  choice: Choice;
  lines: CartLineView[];
  /** Undefined without a code. */
  code: CartCode | undefined;
  /** Campaigns of the whole cart without a code, also those that it does not meet. */
  campaigns: readonly Promotion[];
  /** Store credit of the customer in minor units; 0 for visitors. */
  credit: number;
  /** Percent. */
  feeVatRate: number;
  /** Null without one for these goods. */
  quote: ShippingQuote | null;
  view: View;
}

const ZERO: Amount = { incVat: 0, exVat: 0 };

/**
 * Adds up an open cart. Of the campaigns of the whole cart, it gets the best one, and the discount of its code on what that
 * leaves. A code that is not valid or below its minimum gives no discount, but stays in the cart.
 */
export function priceCart(input: PricingInput): CartView {
  const { code, campaigns, credit, lines, feeVatRate, choice, quote, view, ...cart } = input;
  const items = sum(lines.map((line) => amountOf(line.sellingUnit * line.quantity, line.vatRate)));
  const promotion = code?.refusal ? undefined : code?.promotion;
  const applied = promotion && meetsRequirements(promotion, items.incVat, view) ? promotion : undefined;
  const promotions = compact([bestCampaign(lines, campaigns, view), applied]);
  const { lines: discounts, fixed } = cartDiscounts(lines, promotions, view);
  const discount = sum(discounts);
  const parcel: Parcel = { ...parcelOf(lines), quote, vatRate: feeVatRate, goodsMinor: items.incVat - discount.incVat };
  const shipping = selectedShipping(choice, parcel, view);
  // An empty cart has no shipping, so it has no fees.
  const shippingFee = lines.length > 0 && shipping ? shipping.fee : ZERO;
  const payment = selectedPayment(choice, { parcel, shippingMinor: shippingFee.incVat }, view);
  const paymentFee = lines.length > 0 && payment ? payment.fee : ZERO;
  const fees = sum([shippingFee, paymentFee]);
  const total = sum([minus(items, discount), fees]);
  const balance = cartBalance(credit, total);
  return {
    ...cart,
    isCompleted: false,
    hasCheckout: false,
    code: code ? { isApplied: applied !== undefined, refusal: code.refusal, usedUp: code.usedUp } : null,
    lines,
    totals: {
      regular: sum(lines.map((line) => amountOf(line.regularUnit * line.quantity, line.vatRate))),
      items,
      discount,
      shipping: shippingFee,
      payment: paymentFee,
      total,
      ...(fixed.incVat > 0 && { fixedDiscount: fixed }),
      ...(balance.pending > 0 && { fromBalance: balance.pending }),
    },
    balance,
    vats: vatsOf(lines, discounts, { fees, rate: feeVatRate }),
    campaigns: promotions.map((promotion) => ruleOfPromotion(promotion, view)),
    parcel,
    shipping,
    payment,
    view,
  };
}

function vatsOf(
  lines: readonly CartLineView[],
  discounts: readonly Amount[],
  charged: { fees: Amount; rate: number },
): VatAmount[] {
  const byRate = new Map<number, number>();
  function add(rate: number, { incVat, exVat }: Amount): void {
    byRate.set(rate, (byRate.get(rate) ?? 0) + incVat - exVat);
  }
  for (const [index, { sellingUnit, quantity, vatRate }] of lines.entries()) {
    const discount = discounts[index] ?? ZERO;
    add(vatRate, minus(amountOf(sellingUnit * quantity, vatRate), discount));
  }
  if (charged.fees.incVat > 0 || lines.length === 0) add(charged.rate, charged.fees);
  return [...byRate].map(([rate, amount]) => ({ rate, amount })).toSorted((left, right) => left.rate - right.rate);
}
