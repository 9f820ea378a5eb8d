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

/** Whether a carrier can deliver to a zip: it has the format of its country and is in its range. Ignores spaces and a country prefix. */
export function isDeliverableZip(zip: string, country: string): boolean {
  const rule = RULES.get(country);
  const plain = zip
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(new RegExp(`^${country}-?(?=\\d)`), '');
  const [, digits] = rule?.format.exec(plain) ?? [];
  if (!rule || digits === undefined) return false;
  const number = Number.parseInt(digits, 10);
  return number >= rule.range[0] && number <= rule.range[1];
}
