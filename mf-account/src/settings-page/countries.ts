import { countryName } from '../countryName.ts';

/** Where the shop delivers: the EU and EEA, Switzerland and the United Kingdom. */
const CODES = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

export interface Country {
  /** ISO 3166, or what another client has written in its place. */
  value: string;
  label: string;
}

/** Countries to choose from, in the order of the language's alphabet; the present one is among them whatever it is. */
export function countriesFor(present: string, languageId: string): Country[] {
  const known = CODES.map((value) => ({ value, label: countryName(value, languageId) }));
  known.sort((one, other) => one.label.localeCompare(other.label, languageId));
  const isKnown = known.some(({ value }) => value === present);
  return isKnown ? known : [{ value: present, label: present }, ...known];
}

/** The code of a country that stands there by its name, as older accounts have it. */
export function countryCode(country: string, languageId: string): string {
  return CODES.find((code) => countryName(code, languageId).toLowerCase() === country.toLowerCase()) ?? country;
}
