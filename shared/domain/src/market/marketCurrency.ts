import { PageError } from '../pageError.ts';

interface Market {
  currency?: { code?: string | null } | null;
}

/**
 * The currency of a market, as an ISO 4217 code.
 *
 * @throws PageError 503 with the quoted text if there is no currency: prices without one must never be shown (ERR-17)
 */
export function marketCurrency(market: Market | null | undefined): string {
  const code = market?.currency?.code;
  if (!code) throw new PageError(503, 'Currency not found for this market');
  return code;
}
