/** What a country is called, by its ISO 3166 code; what is no code is a name already. */
export function countryName(country: string, languageId: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([languageId], { type: 'region' }).of(country) ?? country;
}
