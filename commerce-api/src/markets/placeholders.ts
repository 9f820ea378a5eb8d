import { includingVat } from '@hemvaror/domain/price/includingVat';
import { deliveryDaysOf } from './carriers.ts';
import { countryName } from './countries.ts';
import { formatMoney } from './formatMoney.ts';
import type { View } from './view.ts';
import { daySpan } from './workingDays.ts';

const PLACEHOLDER = /\{\{([\w.-]+)\}\}/g;
const SECTION = /\{\{([#^])([\w.-]+)\}\}(.*?)\{\{\/\2\}\}/gs;
const COUNT = /^count\.([a-z0-9-]+)$/;
/** A value of the carrier with this logo. */
const OF_CARRIER = /^(fee|days|return)\.([a-z0-9-]+)$/;
/** Characters with a meaning in HTML or JSON. */
const MARKUP = /[<>&"'\\]/g;

/** The data for the placeholders of a text. */
export interface PlaceholderData {
  view: View;
  /** The number of products in a category, by its alias in any language; undefined for an unknown category. */
  countIn: (categoryAlias: string) => number | undefined;
  privacy: PrivacyTexts;
}

/** The seller and the generated parts of the privacy page, by placeholder: HTML, for texts of widgets only. */
export interface PrivacyTexts {
  seller: () => string;
  privacyController: () => string;
  privacyData: () => string;
  privacyRecipients: () => string;
}

type Value = (data: PlaceholderData) => string | null;

/** Values by placeholder name; null in a market that lacks it. */
const VALUES: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['freeShipping', ({ view }) => freeShipping(view)],
  ['email', ({ view }) => view.channel.contact.email],
  ['phone', ({ view }) => view.channel.contact.phone],
  ['phoneDigits', ({ view }) => view.channel.contact.phone.replaceAll(/[^\d+]/g, '')],
  ['hours', ({ view }) => view.channel.contact.hours[view.language.code]],
  // Settings may contain any character.
  ['address', ({ view }) => view.channel.contact.address.replaceAll(MARKUP, escaped) || null],
  ['returnFee', ({ view }) => formatMoney(view.market.returnFee, view)],
  ['days', daysOfMarket],
  ['carriers', ({ view }) => listed([...new Set(view.market.carriers.map(({ carrier }) => carrier.company))], view)],
  ['countries', ({ view }) => listed(countryNames(view), view)],
  [
    'payments',
    ({ view }) => listed([...new Set(view.market.payments.map(({ inText }) => inText[view.language.code]))], view),
  ],
  ['seller', ({ privacy }) => privacy.seller()],
  ['privacyController', ({ privacy }) => privacy.privacyController()],
  ['privacyData', ({ privacy }) => privacy.privacyData()],
  ['privacyRecipients', ({ privacy }) => privacy.privacyRecipients()],
]);

/** The same text for everyone: the response does not depend on whether its reader sees prices with VAT. */
function freeShipping(view: View): string | null {
  const { freeAbove } = view.market;
  return freeAbove === null ? null : includingVat(formatMoney(freeAbove, view), view.language.code);
}

/** Whether some markets lack the value, so that a text needs a section around it. */
function isOptional(name: string): boolean {
  return name === 'freeShipping' || name === 'address' || OF_CARRIER.test(name);
}

function escaped(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

function carrierValue(kind: string, logo: string, { view }: PlaceholderData): string | null {
  const offer = view.market.carriers.find(({ carrier }) => carrier.logo === logo);
  if (!offer) return null;
  if (kind === 'return') return offer.carrier.returns?.[view.language.code] ?? null;
  return kind === 'fee' ? formatMoney(offer.fee, view) : daySpan(offer.days);
}

function daysOfMarket({ view }: PlaceholderData): string | null {
  const days = deliveryDaysOf(view.market.carriers);
  return days && daySpan(days);
}

/** The countries that the channel delivers to, in the order of its markets. One without a carrier is not among them. */
function countryNames({ channel, language }: View): string[] {
  return channel.markets
    .filter(({ delivers, carriers }) => delivers && carriers.length > 0)
    .map(({ country }) => countryName(country.code, language));
}

function listed(items: readonly string[], { language }: View): string {
  return new Intl.ListFormat(language.id, { type: 'conjunction' }).format(items);
}

/**
 * Replaces the placeholders of a text with values of the market and the catalog, so that one text serves all markets:
 * `{{freeShipping}}`. The section `{{#freeShipping}}…{{/freeShipping}}` remains if the market has a value of that name,
 * `{{^freeShipping}}…{{/freeShipping}}` if it has none.
 */
export function fillPlaceholders(text: string, data: PlaceholderData): string {
  if (!text.includes('{{')) return text;
  return text
    .replaceAll(SECTION, (section, kind: string, name: string, content: string) => {
      const value = valueOf(name, data);
      if (value === undefined) return section;
      return (value !== null) === (kind === '#') ? content : '';
    })
    .replaceAll(PLACEHOLDER, (placeholder, name: string) => {
      const value = valueOf(name, data);
      return value === undefined ? placeholder : (value ?? '');
    });
}

/** Undefined for an unknown placeholder. */
function valueOf(name: string, data: PlaceholderData): string | null | undefined {
  const [, category] = COUNT.exec(name) ?? [];
  if (category !== undefined) return data.countIn(category)?.toLocaleString(data.view.language.id);
  const [, kind, logo] = OF_CARRIER.exec(name) ?? [];
  if (kind !== undefined && logo !== undefined) return carrierValue(kind, logo, data);
  return VALUES.get(name)?.(data);
}

/**
 * @param logos those of the carriers, also of inactive ones
 * @throws Error for an unknown placeholder, and for one that some markets lack outside of a section of it
 */
export function assertPlaceholders(texts: unknown, owner: string, logos: readonly string[]): void {
  const text = JSON.stringify(texts);
  const ofCarriers = logos.flatMap((logo) => [`fee.${logo}`, `days.${logo}`, `return.${logo}`]);
  for (const [placeholder, name = ''] of text.replaceAll(/\{\{[#^/]/g, '{{').matchAll(PLACEHOLDER)) {
    if (!VALUES.has(name) && !ofCarriers.includes(name) && !COUNT.test(name)) {
      const known = [...VALUES.keys(), ...ofCarriers, 'count.<category alias>'].join(', ');
      throw new Error(`${owner} has the unknown placeholder ${placeholder}. Expected one of: ${known}.`);
    }
  }
  const outside = text.replaceAll(SECTION, (_section, kind: string, name: string, content: string) =>
    kind === '#'
      ? content.replaceAll(PLACEHOLDER, (placeholder, inner: string) => (covers(name, inner) ? '' : placeholder))
      : content,
  );
  for (const [placeholder, name = ''] of outside.matchAll(PLACEHOLDER)) {
    if (isOptional(name)) {
      throw new Error(
        `${owner} has ${placeholder} outside of a section. Some markets lack it: write {{#${name}}}…{{/${name}}} around its sentence.`,
      );
    }
  }
}

/** A carrier has a fee and a delivery time in the same markets. */
function covers(section: string, placeholder: string): boolean {
  return section === placeholder || section.replace('fee.', 'days.') === placeholder;
}
