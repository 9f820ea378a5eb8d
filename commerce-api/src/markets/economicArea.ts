/** The countries of the EU, then those of the EEA outside it. */
const CODES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' '),
);

/** Whether a country belongs to the European Economic Area, by its ISO 3166 code. */
export function isInEconomicArea(country: string): boolean {
  return CODES.has(country);
}
