import type { CarrierOffer, PickupPoint } from '../markets/carriers.ts';
import { CURRENCIES, LANGUAGES, SITES, type Site } from '../markets/channels.ts';
import type { Channel, ContactDetails, Market } from '../markets/market.ts';
import { Markets } from '../markets/view.ts';
import { NO_PROVIDER } from '../markets/payments.ts';
import { zipNumber } from '../markets/zipCodes.ts';
import { zipRangeFrom } from '../markets/zipRanges.ts';
import type { CarrierEntry, MarketEntries, MarketEntry, RateEntry } from '../model/catalogEntries.ts';

export interface MarketDefaults {
  /** For channels without contact details. */
  contact: ContactDetails;
  /** Keys of the payment providers of this process: methods of others cannot be paid with. */
  providers: ReadonlySet<string>;
}

export function createMarkets(entries: MarketEntries, { contact, providers }: MarketDefaults): Markets {
  const paymentMethods = entries.paymentMethods.filter(
    ({ provider }) => provider === NO_PROVIDER || providers.has(provider),
  );
  const marketsOf = ({ id }: Site, isActive: boolean): Market[] =>
    entries.markets
      .filter(({ channelId, active }) => channelId === id && active === isActive)
      .toSorted((left, right) => left.order - right.order)
      .map((entry) => marketFrom(entry, { ...entries, paymentMethods }));
  const channelOf = (site: Site): Channel => {
    const own = entries.contacts.find(({ channelId }) => channelId === site.id);
    return { ...site, markets: marketsOf(site, true), contact: own ?? contact, hasOwnContact: own !== undefined };
  };
  const [site, ...others] = SITES;
  return new Markets(
    [channelOf(site), ...others.map(channelOf)],
    new Map(SITES.map((each) => [each.id, marketsOf(each, false)])),
  );
}

function marketFrom(entry: MarketEntry, entries: MarketEntries): Market {
  const { alias, country, countryName, kind } = entry;
  const allowedLanguages = LANGUAGES.filter(({ id }) => entry.languages.includes(id));
  return {
    id: alias,
    alias,
    groupKey: entry.groupKey,
    defaultLanguageId: entry.languages[0] ?? '',
    virtual: kind === 'virtual',
    onlyDisplayInCheckout: kind === 'checkoutCountry',
    delivers: kind === 'country' || kind === 'checkoutCountry',
    allowedLanguages,
    country: { name: countryName, code: country },
    currency: CURRENCIES[entry.currency],
    freeAbove: entry.freeAbove,
    returnFee: entry.returnFee,
    guaranteeNotice:
      entry.guaranteeNoticeFrom === null
        ? null
        : { from: entry.guaranteeNoticeFrom, images: entry.guaranteeNoticeImages },
    carriers: entries.carriers
      .filter(({ active }) => active)
      .toSorted((left, right) => left.order - right.order)
      .flatMap((carrier) => offerOf(carrier, entry, entries)),
    payments: entries.paymentMethods
      .filter(({ active, countries }) => active && (countries.length === 0 || countries.includes(country)))
      .toSorted((left, right) => left.order - right.order),
  };
}

function offerOf(
  carrier: CarrierEntry,
  { country, currency, freeAbove }: MarketEntry,
  { pickupPoints }: MarketEntries,
): CarrierOffer | [] {
  const rate = carrier.rates.find((each) => each.country === country && each.currency === currency);
  if (!rate) return [];
  return {
    carrier,
    fee: rate.fee,
    freeAbove: freeAboveOf(rate, freeAbove),
    days: rate.days,
    zips: { serves: rate.serves.map(zipRangeFrom), excludes: rate.excludes.map(zipRangeFrom) },
    pickupPoints: pickupPoints
      .filter((point) => point.active && point.carrierId === carrier.id && point.country === country)
      .toSorted((left, right) => numberOf(left, country) - numberOf(right, country)),
  };
}

function freeAboveOf({ neverFree, freeAbove }: RateEntry, ofMarket: number | null): number | null {
  return neverFree ? null : (freeAbove ?? ofMarket);
}

function numberOf({ zip }: PickupPoint, country: string): number {
  return zipNumber(zip, country) ?? 0;
}
