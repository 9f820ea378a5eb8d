import type { Language, Market } from './channels.ts';

/** ISO 3166 code, English and Swedish name of the countries that we deliver to. */
const COUNTRIES = [
  ['SE', 'Sweden', 'Sverige'],
  ['NO', 'Norway', 'Norge'],
  ['DK', 'Denmark', 'Danmark'],
  ['FI', 'Finland', 'Finland'],
  ['DE', 'Germany', 'Tyskland'],
  ['NL', 'Netherlands', 'Nederländerna'],
  ['FR', 'France', 'Frankrike'],
  ['BE', 'Belgium', 'Belgien'],
  ['AT', 'Austria', 'Österrike'],
  ['IE', 'Ireland', 'Irland'],
  ['EE', 'Estonia', 'Estland'],
] as const;

const codes = new Map(
  COUNTRIES.flatMap(([code, ...names]) => [code, ...names].map((name) => [name.toLowerCase(), code])),
);

/** The name of a country by its ISO code. Other text, which clients may send, is returned unchanged. */
export function countryName(country: string, { id }: Pick<Language, 'id'>): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(id, { type: 'region' }).of(country) ?? country;
}

/** Whether a market is a country that we deliver to. Others, such as Europe, are markets to browse in. */
export function deliversTo({ country }: Market): boolean {
  return countryCode(country.code) !== undefined;
}

/** Parses an ISO code, English or Swedish country name to the ISO code; undefined for other texts. */
export function countryCode(text: string): string | undefined {
  return codes.get(text.trim().toLowerCase());
}
