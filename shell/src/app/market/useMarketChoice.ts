import { createContext, use } from 'react';

export const MarketChoiceContext = createContext<(alias: string) => void>(() => undefined);

/** @returns what to call with the alias of the market that the shopper chose */
export function useMarketChoice(): (alias: string) => void {
  return use(MarketChoiceContext);
}
