/** An amount in any currency, as both languages write it. */
const AMOUNT =
  /(?:€|SEK\s|NOK\s|DKK\s)\d[\d.,]*|\d[\d.,\s]*\s?(?:kr|Nkr|Dkr|€|SEK|NOK|DKK|kronor|euros?)(?![\p{L}\d])/giu;
const CARRIERS = /\b(?:PostNord|DHL|Schenker|UPS|Bring|Posti|Budbee|Instabox|GLS|DPD)\b/g;
/** Names and words for payment methods; "Visa" alone is the Swedish word for "show". */
const PAYMENTS =
  /\b(?:Klarna|Svea|Walley|Mastercard|Visa och|Visa and|PayPal|Swish|Vipps|MobilePay|(?:Apple|Google) Pay|delbetal\p{L}*|kortbetalning|(?:med|by) (?:kort|card)|instal+ments?|pay later|betala senare)\b/giu;

export interface MarketTerms {
  currency: string;
  language: string;
  /** The companies that deliver in the market. */
  carriers: readonly string[];
  /** The names of the payment methods that the checkout offers. */
  payments: readonly string[];
}

/** The amounts, carriers and payment methods in a text that the market does not have, and placeholders that were not filled. */
export function brokenPromises(text: string, { currency, language, carriers, payments }: MarketTerms): string[] {
  const found = (pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([match]) => match.trim());
  return [
    ...found(AMOUNT).filter((amount) => !isIn(amount, currency, language)),
    ...found(CARRIERS).filter((carrier) => !carriers.includes(carrier)),
    ...found(PAYMENTS).filter((payment) => !payments.some((name) => name.toLowerCase() === payment.toLowerCase())),
    ...found(/\{\{[^}]*\}?\}?/g),
  ];
}

/** Whether an amount is written in this currency, as formatted prices are. */
function isIn(amount: string, currency: string, language: string): boolean {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat(language, options).formatToParts(1);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return amount.replaceAll(/[\d.,\s]/g, '') === symbol;
}

/** A deliverable zip and town by country. */
export const TOWNS: Readonly<Record<string, { zip: string; city: string }>> = {
  SE: { zip: '111 22', city: 'Stockholm' },
  NO: { zip: '0150', city: 'Oslo' },
  DK: { zip: '2100', city: 'København' },
  FI: { zip: '00100', city: 'Helsinki' },
  AT: { zip: '1010', city: 'Wien' },
  BE: { zip: '1000', city: 'Brussel' },
  DE: { zip: '10115', city: 'Berlin' },
  EE: { zip: '10111', city: 'Tallinn' },
  FR: { zip: '75001', city: 'Paris' },
  IE: { zip: 'A65 F4E2', city: 'Dublin' },
  NL: { zip: '1012 AB', city: 'Amsterdam' },
};
