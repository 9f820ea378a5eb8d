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
  ['EU', 'Europe', 'Europa'],
] as const;

const codes = new Map(
  COUNTRIES.flatMap(([code, ...names]) => [code, ...names].map((name) => [name.toLowerCase(), code])),
);

/** The ISO code of a country that is given by ISO code, English or Swedish name; undefined for any other text. */
export function countryCode(text: string): string | undefined {
  return codes.get(text.trim().toLowerCase());
}
