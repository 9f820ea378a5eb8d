import { PageError } from '../pageError.ts';

interface Market {
  currency?: { code?: string | null } | null;
}

/**
 * The currency that a market sells in, as an ISO 4217 code.
 *
 * @throws PageError 503 with the quoted text when it has none: prices without a currency must never be shown (ERR-17)
 */
export function marketCurrency(market: Market | null | undefined): string {
  const code = market?.currency?.code;
  if (!code) throw new PageError(503, 'Currency not found for this market');
  return code;
}
