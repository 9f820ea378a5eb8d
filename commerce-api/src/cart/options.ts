import { CARRIERS } from '../markets/carriers.ts';
import { amountOf, type Amount } from '../model/price.ts';
import type { View } from '../markets/view.ts';
import type { OrderTotals } from '../model/orderTypes.ts';
import type { CheckoutState } from '../model/checkoutState.ts';

export interface ShippingOption {
  id: number;
  name: string;
  logo: string;
  fee: Amount;
  /** Minor units including VAT; 0 if shipping is free. */
  amountLeftToFreeShipping: number;
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

/** A postal code without delivery, for testing "no options". */
const UNDELIVERABLE_ZIP = '00000';

/** The only payment option: an invoice, which needs no provider. */
export const INVOICE = { id: 18, name: { sv: 'Faktura', en: 'Invoice' }, logo: 'invoice' };

/** Shipping is free above the limit, not at it (CART-10). */
function hasFreeShipping(goodsMinor: number, view: View): boolean {
  return goodsMinor > view.currency.freeShippingAbove;
}

/** The missing amount for free shipping in minor units, at least 1 at the limit itself. */
function leftToFreeShipping(goodsMinor: number, view: View): number {
  return hasFreeShipping(goodsMinor, view) ? 0 : Math.max(1, view.currency.freeShippingAbove - goodsMinor);
}

/** The values that determine a carrier's fee. */
export interface Parcel {
  /** Sum of the selling prices in minor units, including VAT. */
  goodsMinor: number;
  /** VAT rate of the fee, in percent. */
  vatRate: number;
}

export function parcelOf({
  totals,
  shippingVatRate,
}: {
  totals: Pick<OrderTotals, 'items'>;
  shippingVatRate: number;
}): Parcel {
  return { goodsMinor: totals.items.incVat, vatRate: shippingVatRate };
}

/** The carrier of the cart summary: the selected one, else the first. */
export function selectedShipping(state: Pick<CheckoutState, 'shippingId'>, parcel: Parcel, view: View): ShippingOption {
  const options = optionsFor(state, parcel, view);
  const selected = options.find(({ isSelected }) => isSelected);
  if (!selected) throw new Error('No shipping option is selected. Expected one default.');
  return selected;
}

/** Empty until the postal code is known, and for a postal code without delivery. */
export function shippingOptions(state: CheckoutState, parcel: Parcel, view: View): ShippingOption[] {
  const zip = (state.shippingAddress ?? state.billingAddress)?.zip.replaceAll(/\s/g, '') ?? '';
  return zip === '' || zip === UNDELIVERABLE_ZIP ? [] : optionsFor(state, parcel, view);
}

/** Empty until a carrier can be selected. */
export function paymentOptions(state: CheckoutState, parcel: Parcel, view: View): PaymentOption[] {
  if (shippingOptions(state, parcel, view).length === 0) return [];
  return [selectedPayment(state, view)];
}

export function selectedPayment(state: Pick<CheckoutState, 'paymentId'>, view: View): PaymentOption {
  const { id, name, logo } = INVOICE;
  return { id, name: name[view.language.code], logo, isDefault: state.paymentId !== id, isSelected: true, view };
}

function optionsFor(
  { shippingId }: Pick<CheckoutState, 'shippingId'>,
  { goodsMinor, vatRate }: Parcel,
  view: View,
): ShippingOption[] {
  const requested = CARRIERS.find(({ id }) => id === shippingId);
  const selected = requested ?? CARRIERS[0];
  const isFree = hasFreeShipping(goodsMinor, view);
  return CARRIERS.map((carrier) => ({
    id: carrier.id,
    name: carrier.name[view.language.code],
    logo: carrier.logo,
    fee: amountOf(isFree ? 0 : carrier.fee[view.currency.code], vatRate),
    amountLeftToFreeShipping: leftToFreeShipping(goodsMinor, view),
    isDefault: carrier === selected && !requested,
    isSelected: carrier === selected,
    view,
  }));
}
