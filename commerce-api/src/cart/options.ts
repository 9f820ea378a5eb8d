import { carriersFor, type Rate, type Sides } from '../markets/carriers.ts';
import { INVOICE } from '../markets/payments.ts';
import { isDeliverableZip } from '../markets/zipCodes.ts';
import { amountOf, type Amount } from '../model/price.ts';
import type { View } from '../markets/view.ts';
import type { CheckoutState } from '../model/checkoutState.ts';

export interface ShippingOption {
  id: number;
  name: string;
  /** Delivery time in working days; null if the carrier no longer delivers to the country of an order. */
  days: Rate['days'] | null;
  logo: string | null;
  fee: Amount;
  /** Minor units including VAT; 0 if shipping is free, null if the market has no free shipping. */
  amountLeftToFreeShipping: number | null;
  /** Selected by the shop, since the shopper has not selected one yet. */
  isDefault: boolean;
  isSelected: boolean;
  view: View;
}

export interface PaymentOption {
  id: number;
  name: string;
  logo: string;
  isDefault: boolean;
  isSelected: boolean;
  view: View;
}

/** The values that determine a carrier's fee. */
export interface Parcel {
  sides: Sides;
  /** Sum of the selling prices after discounts, in minor units including VAT. */
  goodsMinor: number;
  /** Shipping is free above this amount, not at it (CART-10); null if it is never free. */
  freeAbove: number | null;
  /** VAT rate of the fee, in percent. Fees are taxed at the standard rate of the market's country, regardless of the goods. */
  vatRate: number;
}

/** The missing amount for free shipping in minor units, at least 1 at the limit itself. */
function leftToFreeShipping({ goodsMinor, freeAbove }: Parcel): number | null {
  if (freeAbove === null) return null;
  return goodsMinor > freeAbove ? 0 : Math.max(1, freeAbove - goodsMinor);
}

/** The carrier of the cart summary: the selected one, else the first. */
export function selectedShipping(state: Pick<CheckoutState, 'shippingId'>, parcel: Parcel, view: View): ShippingOption {
  const options = optionsFor(state, parcel, view);
  const selected = options.find(({ isSelected }) => isSelected);
  if (!selected) throw new Error('No shipping option is selected. Expected one default.');
  return selected;
}

/** Empty until the postal code is known, for a postal code without delivery, and in a market that is not a country. */
export function shippingOptions(state: CheckoutState, parcel: Parcel, view: View): ShippingOption[] {
  const zip = (state.shippingAddress ?? state.billingAddress)?.zip ?? '';
  return isDeliverableZip(zip, view.market.country.code) ? optionsFor(state, parcel, view) : [];
}

/** Empty until a carrier can be selected or the shopper has selected a payment method. */
export function paymentOptions(state: CheckoutState, parcel: Parcel, view: View): PaymentOption[] {
  const isRequested = state.paymentId === INVOICE.id;
  if (!isRequested && shippingOptions(state, parcel, view).length === 0) return [];
  return [selectedPayment(state, view)];
}

export function selectedPayment(state: Pick<CheckoutState, 'paymentId'>, view: View): PaymentOption {
  const { id, name, logo } = INVOICE;
  return { id, name: name[view.language.code], logo, isDefault: state.paymentId !== id, isSelected: true, view };
}

function optionsFor({ shippingId }: Pick<CheckoutState, 'shippingId'>, parcel: Parcel, view: View): ShippingOption[] {
  const carriers = carriersFor(view.market.country.code, parcel.sides);
  const requested = carriers.find(({ carrier }) => carrier.id === shippingId);
  const selected = requested ?? carriers[0];
  const amountLeft = leftToFreeShipping(parcel);
  return carriers.map((offer) => ({
    id: offer.carrier.id,
    name: offer.carrier.name[view.language.code],
    days: offer.days,
    logo: offer.carrier.logo,
    fee: amountOf(amountLeft === 0 ? 0 : offer.fee, parcel.vatRate),
    amountLeftToFreeShipping: amountLeft,
    isDefault: offer === selected && !requested,
    isSelected: offer === selected,
    view,
  }));
}
