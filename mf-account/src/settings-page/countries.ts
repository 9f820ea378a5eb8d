import { countryName } from '@hemvaror/domain/market/countryName';

/** Where the shop delivers: the EU and EEA, Switzerland and the United Kingdom. */
const CODES = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

export interface Country {
  /** ISO 3166 code, or free text from another client. */
  value: string;
  label: string;
}

/** Options of the country field, sorted for the language. Always includes the current value. */
export function countriesFor(current: string, languageId: string): Country[] {
  const options = CODES.map((value) => ({ value, label: countryName(value, languageId) }));
  options.sort((one, other) => one.label.localeCompare(other.label, languageId));
  const isListed = options.some(({ value }) => value === current);
  return isListed ? options : [{ value: current, label: current }, ...options];
}

/** The code for a country name, which older accounts contain. Returns other text unchanged. */
export function countryCode(country: string, languageId: string): string {
  return CODES.find((code) => countryName(code, languageId).toLowerCase() === country.toLowerCase()) ?? country;
}
