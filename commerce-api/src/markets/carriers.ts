import type { LanguageCode } from './channels.ts';

/** The sides of a parcel in mm, the longest first. */
export type Sides = readonly [longest: number, middle: number, shortest: number];

/** The terms of a carrier in a country. */
export interface Rate {
  /** Minor units including VAT, in the currency of the market. */
  fee: number;
  /** Delivery time in working days: the shortest and the longest. */
  days: readonly [from: number, to: number];
}

export interface Carrier {
  id: number;
  name: Record<LanguageCode, string>;
  /** The name of the company, for lists of carriers. */
  company: string;
  logo: 'postnord' | 'ups' | 'dhl' | 'schenker';
  /** Largest parcel; null without a limit. */
  maxSides: Sides | null;
  /** By the country code of a market: EU and XX are the estimates of markets to browse in. */
  rates: Readonly<Record<string, Rate>>;
}

/** Rates of the countries that have the same. */
const rates = (countries: string, fee: number, days: Rate['days']): Record<string, Rate> =>
  Object.fromEntries(countries.split(' ').map((country) => [country, { fee, days }]));

/** The limit of pickup points and parcel boxes: no stools, no long shelves and no mirrors wider than 60 cm. */
const SMALL_PARCEL: Sides = [600, 600, 300];

/** The carriers in the order in which the checkout offers them. They are business rules, so they are code and reviewed. */
export const CARRIERS: readonly Carrier[] = [
  {
    id: 1,
    name: { sv: 'PostNord ombud', en: 'PostNord pickup point' },
    company: 'PostNord',
    logo: 'postnord',
    maxSides: SMALL_PARCEL,
    rates: {
      ...rates('SE', 4_900, [1, 3]),
      ...rates('NO', 4_900, [2, 4]),
      ...rates('DK', 3_900, [2, 4]),
      ...rates('FI', 490, [3, 5]),
    },
  },
  {
    id: 4,
    name: { sv: 'UPS ombud', en: 'UPS pickup point' },
    company: 'UPS',
    logo: 'ups',
    maxSides: SMALL_PARCEL,
    rates: { ...rates('AT BE DE FR NL', 490, [3, 5]), ...rates('EE IE', 490, [4, 6]), ...rates('EU XX', 490, [3, 6]) },
  },
  {
    id: 2,
    name: { sv: 'DHL hem till dörren', en: 'DHL home delivery' },
    company: 'DHL',
    logo: 'dhl',
    maxSides: null,
    rates: {
      ...rates('SE', 7_900, [1, 3]),
      ...rates('NO', 8_900, [2, 4]),
      ...rates('DK', 5_900, [2, 4]),
      ...rates('FI', 790, [3, 5]),
      ...rates('AT BE DE FR NL', 790, [3, 5]),
      ...rates('EE IE', 790, [4, 6]),
      ...rates('EU XX', 790, [3, 6]),
    },
  },
  {
    id: 3,
    name: { sv: 'Schenker paketbox', en: 'Schenker parcel box' },
    company: 'Schenker',
    logo: 'schenker',
    maxSides: SMALL_PARCEL,
    rates: { ...rates('SE', 5_900, [1, 3]), ...rates('FI', 590, [3, 5]) },
  },
];

/** A carrier with its terms in one country. */
export interface CarrierHere extends Rate {
  carrier: Carrier;
}

/** All carriers of a country, for parcels of any size. */
export function carriersIn(country: string): CarrierHere[] {
  return CARRIERS.flatMap((carrier) => {
    const rate = carrier.rates[country];
    return rate ? { carrier, ...rate } : [];
  });
}

/** The delivery time over all carriers of a country: the shortest and the longest. Null if none delivers there. */
export function deliveryDaysIn(country: string): Rate['days'] | null {
  const days = carriersIn(country).map((carrier) => carrier.days);
  return days.length > 0 ? [Math.min(...days.map(([from]) => from)), Math.max(...days.map(([, to]) => to))] : null;
}

/**
 * The carriers of a country that take a parcel, the default first.
 *
 * @throws Error if no carrier does
 */
export function carriersFor(country: string, sides: Sides): [CarrierHere, ...CarrierHere[]] {
  const [first, ...others] = carriersIn(country).filter(
    ({ carrier: { maxSides } }) => !maxSides || fits(sides, maxSides),
  );
  if (!first)
    throw new Error(
      `No carrier delivers a parcel of ${sides.join(' × ')} mm to ${country}. Add a rate to carriers.ts.`,
    );
  return [first, ...others];
}

function fits(sides: Sides, maxSides: Sides): boolean {
  return sides.every((side, index) => side <= (maxSides[index] ?? 0));
}
