import { LANGUAGES, type Language } from './channels.ts';

/** The name of a country by its ISO code. Other text, which clients may send, is returned unchanged. */
export function countryName(country: string, { id }: Pick<Language, 'id'>): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(id, { type: 'region' }).of(country) ?? country;
}

/** The texts that name a country, in lower case: its ISO code and its name in every language. */
export function countryNames(code: string): string[] {
  return [code, ...LANGUAGES.map((language) => countryName(code, language))].map((name) => name.toLowerCase());
}
