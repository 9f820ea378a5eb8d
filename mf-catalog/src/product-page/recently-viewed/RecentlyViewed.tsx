import { useEffect, useState, type ReactNode } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { recentIds, withViewed } from './recentIds.ts';

const loadRecentProducts = lazyModule(() => import('./recentProducts.tsx'));

/**
 * Remembers that a product was viewed, once the shopper has allowed it (CONSENT-05), and shows the ones before it. Who says
 * no, or no longer yes, is forgotten.
 */
export function RecentlyViewed({ productId }: { productId: number }) {
  const operations = useOperations();
  const consent = useSelector(consentSlice.selectors.selectConsent);
  const [row, setRow] = useState<ReactNode>(null);

  useEffect(() => {
    if (consent === 'declined') removeCookie(RECENT_COOKIE);
    if (consent !== 'allowed') return undefined;

    const ids = recentIds(readCookie(RECENT_COOKIE));
    writeCookie(RECENT_COOKIE, withViewed(ids, productId), 'session');
    const others = ids.filter((id) => id !== productId);
    if (others.length === 0) return undefined;

    let isWanted = true;
    loadRecentProducts()
      .then(async ({ recentProducts }) => recentProducts(operations, others))
      .then(
        (found) => isWanted && setRow(found),
        () => {
          // Nobody asked for it: without it the page lacks nothing.
        },
      );
    return () => {
      isWanted = false;
    };
  }, [consent, operations, productId]);

  return consent === 'allowed' && row;
}
