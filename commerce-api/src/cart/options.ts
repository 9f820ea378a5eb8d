import type { SupplyDates, Supply } from '@hemvaror/domain/delivery/deliveryDates';
import { defaultPayment, offeredPayments } from '@hemvaror/domain/payment/offeredPayments';
import { isCredit } from '@hemvaror/domain/payment/paymentMethod';
import { takes, type CarrierOffer, type DeliveryDays, type PickupPoint, type Sides } from '../markets/carriers.ts';
import { accepts, type CustomerType, type PaymentMethod } from '../markets/payments.ts';
import { isDeliverableZip } from '../markets/zipCodes.ts';
import { servesZip } from '../markets/zipRanges.ts';
import { amountOf, type Amount } from '../model/price.ts';
import type { View } from '../markets/view.ts';
import type { Address } from '../model/address.ts';
import { deliveryZip, type ShippingQuote } from '../model/shippingQuote.ts';

export interface ShippingOption {
  id: number;
  name: string;
  /** Delivery time in working days; null if the carrier no longer delivers to the country of an order. */
  days: DeliveryDays | null;
  /** The stocks that the goods come from. */
  supplies: readonly Supply[];
  /** The delivery dates of an order as they were promised; null before it is placed. */
  promised: readonly SupplyDates[] | null;
  logo: string | null;
  fee: Amount;
  /** Minor units including VAT; 0 if shipping is free, null if the carrier is never free. */
  amountLeftToFreeShipping: number | null;
  /** Selected by the shop, since the shopper has not selected one yet. */
  isDefault: boolean;
  isSelected: boolean;
  view: View;
  /** Id of the carrier for a pickup point. */
  externalId: string | null;
  /** Set for a pickup point among the options of its carrier. */
  point: PickupPoint | null;
  /** The text of a pickup point; null for name and delivery time. */
  label: string | null;
  /** All of the carrier in the country. */
  pickupPoints: readonly PickupPoint[];
  /** The id that the shopper has chosen; it may be unknown. */
  requestedPointId: string | undefined;
  /** Zip of the delivery address; undefined until it is known. */
  zip: string | undefined;
}

/** The fields of a shipping option without pickup points. */
export const NO_POINTS = {
  externalId: null,
  point: null,
  label: null,
  pickupPoints: [],
  requestedPointId: undefined,
  zip: undefined,
} as const;

export interface PaymentOption {
  id: number;
  name: string;
  logo: string | null;
  paymentType: PaymentMethod['paymentType'];
  checkoutType: PaymentMethod['checkoutType'];
  /** Whether the shopper pays later than at the order. */
  isCredit: boolean;
  /** One line that explains the method; null without one of the merchant. */
  description: string | null;
  fee: Amount;
  /** Selected by the shop, since the shopper has not selected one yet. */
  isDefault: boolean;
  isSelected: boolean;
  /** The provider's form, in the checkout only. */
  form?: PaymentForm | null;
  view: View;
}

/** A payment provider's form within the checkout. */
export interface PaymentForm {
  html: string;
  /** True if the browser must replace the form that it renders. */
  isNew: boolean;
}

/** The values that determine the carriers and their fees. */
export interface Parcel {
  sides: Sides;
  /** Grams. */
  weight: number;
  /** The stocks that the goods come from. */
  supplies: readonly Supply[];
  /** Sum of the selling prices after discounts, in minor units including VAT. */
  goodsMinor: number;
  /** VAT rate of fees, in percent. They are taxed at the standard rate of the market's country, regardless of the goods. */
  vatRate: number;
  /** Shipping that a server has set for these goods. */
  quote: ShippingQuote | null;
}

/** The part of a checkout that determines its options. */
export interface Choice {
  shippingId?: number;
  paymentId?: number;
  customerType?: CustomerType;
  billingAddress?: Partial<Address>;
  shippingAddress?: Partial<Address>;
  externalShippingId?: string;
  pickupPoint?: string;
}

/** The values that determine the payment methods. */
export interface Payable {
  parcel: Parcel;
  /** Fee of the selected carrier in minor units including VAT. */
  shippingMinor: number;
}

/** The carrier of the cart summary: the selected one, else the first. Null if no carrier takes the parcel. */
export function selectedShipping(choice: Choice, parcel: Parcel, view: View): ShippingOption | null {
  return optionsFor(choice, parcel, view).find(({ isSelected }) => isSelected) ?? null;
}

/** Empty until the postal code is known, for a postal code without delivery, and in a market that is not a country. */
export function shippingOptions(choice: Choice, parcel: Parcel, view: View): ShippingOption[] {
  return view.market.delivers && knownZip(choice, view) !== undefined ? optionsFor(choice, parcel, view) : [];
}

/** Empty until a carrier can be selected or the shopper has selected a payment method. */
export function paymentOptions(choice: Choice, payable: Payable, view: View): PaymentOption[] {
  const payments = paymentsFor(choice, payable, view);
  const isRequested = payments.some(({ id }) => id === choice.paymentId);
  return isRequested || shippingOptions(choice, payable.parcel, view).length > 0 ? payments : [];
}

/**
 * The selected payment method, else the default. Null if the market has none for this customer and total, and if a person has to
 * choose between methods with credit (OP-66).
 */
export function selectedPayment(choice: Choice, payable: Payable, view: View): PaymentOption | null {
  return paymentsFor(choice, payable, view).find(({ isSelected }) => isSelected) ?? null;
}

function paymentsFor(
  { paymentId, customerType = 'PERSON' }: Choice,
  { parcel, shippingMinor }: Payable,
  view: View,
): PaymentOption[] {
  const currency = view.currency.code;
  const purchase = { currency, customerType, totalMinor: parcel.goodsMinor + shippingMinor };
  const accepted = view.market.payments.filter((method) => accepts(method, purchase));
  const methods = offeredPayments(accepted, customerType);
  const requested = methods.find(({ id }) => id === paymentId);
  const selected = requested ?? defaultPayment(methods, customerType);
  return methods.map((method) => ({
    id: method.id,
    name: method.name[view.language.code],
    logo: method.logo,
    paymentType: method.paymentType,
    checkoutType: method.checkoutType,
    isCredit: isCredit(method),
    description: method.description?.[view.language.code] ?? null,
    fee: amountOf(method.fees[currency] ?? 0, parcel.vatRate),
    isDefault: method === selected && !requested,
    isSelected: method === selected,
    view,
  }));
}

function optionsFor(choice: Choice, parcel: Parcel, view: View): ShippingOption[] {
  const zip = knownZip(choice, view);
  const { country, carriers } = view.market;
  const quote = quoteFor(choice, parcel, view);
  const offers = carriers.filter(
    ({ carrier, zips }) =>
      (takes(carrier, parcel) && (zip === undefined || servesZip(zips, zip, country.code))) ||
      (quote?.isUnlisted === true && quote.shippingId === carrier.id),
  );
  const requestedPointId = choice.externalShippingId ?? choice.pickupPoint;
  const requested = requestedOffer(offers, choice.shippingId, requestedPointId);
  const selected = requested ?? offers[0];
  return offers.map((offer) => {
    const quotedFee = quote?.shippingId === offer.carrier.id ? quote.feeMinor : null;
    const amountLeft = quotedFee === null ? leftToFreeShipping(offer, parcel) : quotedFee === 0 ? 0 : null;
    return {
      ...NO_POINTS,
      id: offer.carrier.id,
      name: offer.carrier.name[view.language.code],
      days: offer.days,
      supplies: parcel.supplies,
      promised: null,
      logo: offer.carrier.logo,
      fee: amountOf(quotedFee ?? (amountLeft === 0 ? 0 : offer.fee), parcel.vatRate),
      amountLeftToFreeShipping: amountLeft,
      isDefault: offer === selected && !requested,
      isSelected: offer === selected,
      view,
      pickupPoints: offer.pickupPoints,
      requestedPointId,
      zip,
    };
  });
}

/** The carrier that the shopper has selected; without a selection, that of the chosen pickup point. */
function requestedOffer(
  offers: readonly CarrierOffer[],
  shippingId: number | undefined,
  pointId: string | undefined,
): CarrierOffer | undefined {
  if (shippingId !== undefined) return offers.find(({ carrier }) => carrier.id === shippingId);
  return pointId === undefined
    ? undefined
    : offers.find(({ pickupPoints }) => pickupPoints.some(({ id }) => id === pointId));
}

/** The shipping that a server has set, if it holds for this currency and address. */
function quoteFor(choice: Choice, { quote }: Parcel, { currency }: View): ShippingQuote | null {
  return quote?.currency === currency.code && quote.zip === deliveryZip(choice) ? quote : null;
}

/** The zip of the delivery address, once it is one of the market's country. */
function knownZip({ shippingAddress, billingAddress }: Choice, { market }: View): string | undefined {
  const zip = (shippingAddress ?? billingAddress)?.zip ?? '';
  return isDeliverableZip(zip, market.country.code) ? zip : undefined;
}

/** The missing amount for free shipping in minor units, at least 1 at the limit itself. */
function leftToFreeShipping({ freeAbove }: CarrierOffer, { goodsMinor }: Parcel): number | null {
  if (freeAbove === null) return null;
  return goodsMinor > freeAbove ? 0 : Math.max(1, freeAbove - goodsMinor);
}
