/** Wordmarks of carriers and payment services, by the `logo` of an option. */
const WORDMARKS = new Map([
  ['postnord', 'PostNord'],
  ['dhl', 'DHL'],
  ['schenker', 'Schenker'],
  ['ups', 'UPS'],
  ['klarna', 'Klarna'],
  ['svea', 'Svea'],
  ['walley', 'Walley'],
  ['avarda', 'Avarda'],
  ['swish', 'Swish'],
]);

/** @returns null without a wordmark, as for an invoice */
export function wordmarkOf(logo: string | null): string | null {
  return WORDMARKS.get(logo?.toLowerCase() ?? '') ?? null;
}
