import { zipFrom } from '@hemvaror/domain/validation/zip';

/** The zips of a country to which parcels are delivered. */
interface ZipRule {
  /** Without spaces, in capital letters; the first group is the number that the range limits. */
  format: RegExp;
  /** Inclusive; of numbers that the country has assigned. */
  range: readonly [first: number, last: number];
}

const RULES: ReadonlyMap<string, ZipRule> = new Map([
  ['SE', { format: /^(\d{5})$/, range: [10_000, 98_499] }],
  ['NO', { format: /^(\d{4})$/, range: [1, 9_991] }],
  ['DK', { format: /^(\d{4})$/, range: [1_000, 9_990] }],
  ['FI', { format: /^(\d{5})$/, range: [100, 99_999] }],
  ['AT', { format: /^(\d{4})$/, range: [1_010, 9_992] }],
  ['BE', { format: /^(\d{4})$/, range: [1_000, 9_992] }],
  ['DE', { format: /^(\d{5})$/, range: [1_001, 99_998] }],
  ['EE', { format: /^(\d{5})$/, range: [10_001, 99_999] }],
  ['FR', { format: /^(\d{5})$/, range: [1_000, 95_999] }],
  // An Eircode: a routing key of a letter and two digits (or D6W), and four characters for the address.
  ['IE', { format: /^[A-Z](\d[\dW])[\dA-Z]{4}$/, range: [0, 99] }],
  ['NL', { format: /^(\d{4})[A-Z]{2}$/, range: [1_000, 9_999] }],
]);

/** For other countries: the first digits of a zip are its number. */
const ANY_ZIP: ZipRule = { format: /^(?=.{3,10}$)[A-Z]{0,4}-?(\d{1,9})[A-Z\d-]*$/, range: [0, Infinity] };

/**
 * The number in a zip, by which carriers limit their areas; undefined if the zip does not exist in its country. Ignores spaces
 * and a country prefix.
 */
export function zipNumber(zip: string, country: string): number | undefined {
  const rule = RULES.get(country) ?? ANY_ZIP;
  const plain = (zipFrom(zip, country) ?? '').replaceAll(' ', '');
  const [, digits] = rule.format.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const number = Number.parseInt(digits, 10);
  return number >= rule.range[0] && number <= rule.range[1] ? number : undefined;
}

/** Whether parcels are delivered to a zip: it has the format of its country and is in its range. */
export function isDeliverableZip(zip: string, country: string): boolean {
  return zipNumber(zip, country) !== undefined;
}
