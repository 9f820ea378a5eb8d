import { useSyncExternalStore, type ReactNode } from 'react';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import type { MarketSession } from './marketSession.ts';
import { MarketChoiceContext } from './useMarketChoice.ts';

/** Provides the shop and the function that changes the market. */
export function MarketProvider({ session, children }: { session: MarketSession; children: ReactNode }) {
  const shop = useSyncExternalStore(session.subscribe, session.getShop, session.getShop);
  return (
    <MarketChoiceContext value={session.choose}>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </MarketChoiceContext>
  );
}
