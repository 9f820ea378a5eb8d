import { CARRIERS, carriersIn, deliveryDaysIn, type CarrierHere, type Rate } from './carriers.ts';
import { RETURN_FEE, type LanguageCode } from './channels.ts';
import { countryName, deliversTo } from './countries.ts';
import { formatMoney } from './formatMoney.ts';
import type { FreeShippingLimits } from './freeShipping.ts';
import { PAYMENTS } from './payments.ts';
import type { View } from './view.ts';
import { daySpan } from './workingDays.ts';

const PLACEHOLDER = /\{\{([\w.-]+)\}\}/g;
const SECTION = /\{\{([#^])([\w.-]+)\}\}(.*?)\{\{\/\2\}\}/gs;
const COUNT = /^count\.([a-z0-9-]+)$/;

/** How shoppers reach customer service. */
export interface ContactDetails {
  email: string;
  phone: string;
  /** When it answers. */
  hours: Record<LanguageCode, string>;
}

/** The data for the placeholders of a text. */
export interface PlaceholderData {
  view: View;
  freeShippingLimits: FreeShippingLimits;
  contact: ContactDetails;
  /** The number of products in a category, by its alias in any language; undefined for an unknown category. */
  countIn: (categoryAlias: string) => number | undefined;
}

type Value = (data: PlaceholderData) => string | null;

/** Values by placeholder name; null in a market that lacks it. Values contain no quotes, so they fit into JSON. */
const VALUES: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['freeShipping', freeShipping],
  ['email', ({ contact }) => contact.email],
  ['phone', ({ contact }) => contact.phone],
  ['phoneDigits', ({ contact }) => contact.phone.replaceAll(/[^\d+]/g, '')],
  ['hours', ({ contact, view }) => contact.hours[view.language.code]],
  ['returnFee', ({ view }) => formatMoney(RETURN_FEE[view.currency.code], view)],
  ['days', daysOfMarket],
  [
    'carriers',
    ({ view }) =>
      listed(
        carriersHere(view).map(({ carrier }) => carrier.company),
        view,
      ),
  ],
  ['countries', ({ view }) => listed(countryNames(view), view)],
  [
    'payments',
    ({ view }) =>
      listed(
        PAYMENTS.map(({ inText }) => inText[view.language.code]),
        view,
      ),
  ],
  ...CARRIERS.flatMap(({ id, logo }): [string, Value][] => [
    [`fee.${logo}`, ({ view }) => withRate(id, view, ({ fee }) => formatMoney(fee, view))],
    [`days.${logo}`, ({ view }) => withRate(id, view, ({ days }) => daySpan(days))],
  ]),
]);

/** Whether some markets lack the value, so that a text needs a section around it. */
function isOptional(name: string): boolean {
  return name === 'freeShipping' || name.startsWith('fee.') || name.startsWith('days.');
}

function freeShipping({ view, freeShippingLimits }: PlaceholderData): string | null {
  const limit = freeShippingLimits.get(view.currency.code);
  return limit === undefined ? null : formatMoney(limit, view);
}

function carriersHere({ market }: View): CarrierHere[] {
  return carriersIn(market.country.code);
}

function withRate(carrierId: number, view: View, textOf: (rate: Rate) => string): string | null {
  const found = carriersHere(view).find(({ carrier }) => carrier.id === carrierId);
  return found ? textOf(found) : null;
}

function daysOfMarket({ view }: PlaceholderData): string | null {
  const days = deliveryDaysIn(view.market.country.code);
  return days && daySpan(days);
}

/** The countries that the channel delivers to, in the order of its markets. */
function countryNames({ channel, language }: View): string[] {
  return channel.markets.filter(deliversTo).map(({ country }) => countryName(country.code, language));
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
  return VALUES.get(name)?.(data);
}

/** @throws Error for an unknown placeholder, and for one that some markets lack outside of a section of it */
export function assertPlaceholders(texts: unknown, owner: string): void {
  const text = JSON.stringify(texts);
  for (const [placeholder, name = ''] of text.replaceAll(/\{\{[#^/]/g, '{{').matchAll(PLACEHOLDER)) {
    if (!VALUES.has(name) && !COUNT.test(name)) {
      const known = [...VALUES.keys(), 'count.<category alias>'].join(', ');
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
