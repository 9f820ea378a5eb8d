/** The name of a country by its ISO 3166 code. Returns text that is not a code unchanged. */
export function countryName(country: string, languageId: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([languageId], { type: 'region' }).of(country) ?? country;
}
