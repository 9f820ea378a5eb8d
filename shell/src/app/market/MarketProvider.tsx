import { useSyncExternalStore, type ReactNode } from 'react';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import type { MarketSession } from './marketSession.ts';

/** Provides the shop and the function that changes the market. */
export function MarketProvider({ session, children }: { session: MarketSession; children: ReactNode }) {
  const shop = useSyncExternalStore(session.subscribe, session.getShop, session.getShop);
  return (
    <ShopProvider shop={shop} chooseMarket={session.choose}>
      {children}
    </ShopProvider>
  );
}
