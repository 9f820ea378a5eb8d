import { createContext, use } from 'react';

export const MarketChoiceContext = createContext<(alias: string) => void>(() => undefined);

/** @returns a function to call with the alias of the selected market */
export function useMarketChoice(): (alias: string) => void {
  return use(MarketChoiceContext);
}
