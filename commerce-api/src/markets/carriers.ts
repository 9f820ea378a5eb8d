import type { LanguageCode } from './channels.ts';
import type { ZipRanges } from './zipRanges.ts';

/** The sides of a parcel in mm, the longest first. */
export type Sides = readonly [longest: number, middle: number, shortest: number];

/** Delivery time in working days: the shortest and the longest. */
export type DeliveryDays = readonly [from: number, to: number];

export interface Carrier {
  id: number;
  name: Record<LanguageCode, string>;
  /** The name of the company, for lists of carriers. */
  company: string;
  /** Names the image, and the placeholders of texts: `{{fee.dhl}}`. */
  logo: string;
  /** Largest parcel; null without a limit. */
  maxSides: Sides | null;
  /** Heaviest parcel in grams; null without a limit. */
  maxWeight: number | null;
  /** How a shopper sends a parcel back with it; null without an instruction. */
  returns: Record<LanguageCode, string> | null;
}

/** A place where shoppers collect parcels. */
export interface PickupPoint {
  /** The carrier's own id. */
  id: string;
  name: string;
  street: string;
  zip: string;
  city: string;
  hours: Record<LanguageCode, string> | null;
  latitude: number | null;
  longitude: number | null;
}

/** A carrier with its terms in one market. */
export interface CarrierOffer {
  carrier: Carrier;
  /** Minor units including VAT, in the currency of the market. */
  fee: number;
  /** Shipping is free above this amount in minor units, not at it (CART-10); null if it is never free. */
  freeAbove: number | null;
  days: DeliveryDays;
  zips: ZipRanges;
  /** Sorted by `zipNumber`. */
  pickupPoints: readonly PickupPoint[];
}

/** The delivery time over all carriers: the shortest and the longest. Null without carriers. */
export function deliveryDaysOf(offers: readonly CarrierOffer[]): DeliveryDays | null {
  const days = offers.map((offer) => offer.days);
  return days.length > 0 ? [Math.min(...days.map(([from]) => from)), Math.max(...days.map(([, to]) => to))] : null;
}

/** Whether a carrier takes a parcel. @param weight grams */
export function takes({ maxSides, maxWeight }: Carrier, { sides, weight }: { sides: Sides; weight: number }): boolean {
  const isSmall = !maxSides || sides.every((side, index) => side <= (maxSides[index] ?? 0));
  return isSmall && (maxWeight === null || weight <= maxWeight);
}
