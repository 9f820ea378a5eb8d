/** Names of the carriers and payment services whose wordmarks the shop has, by the `logo` of an option. */
const WORDMARKS = new Map([
  ['postnord', 'PostNord'],
  ['dhl', 'DHL'],
  ['schenker', 'Schenker'],
  ['ups', 'UPS'],
  ['klarna', 'Klarna'],
  ['svea', 'Svea'],
  ['walley', 'Walley'],
]);

/** @returns null where there is no wordmark, as for an invoice */
export function wordmarkOf(logo: string | null): string | null {
  return WORDMARKS.get(logo?.toLowerCase() ?? '') ?? null;
}
