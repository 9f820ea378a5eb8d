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

const known = new Set(COUNTRIES.flat().map((name) => name.toLowerCase()));

/** By ISO code, English or Swedish name. Not given is fine: the market has a country of its own. */
export function isCountry(text: string): boolean {
  return text.trim() === '' || known.has(text.trim().toLowerCase());
}
