import { useEffect, useState, type ReactNode } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { recentIds, withViewed } from '@hemvaror/domain/site/recentIds';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';

const loadRecentProducts = lazyModule(() => import('./recentProducts.tsx'));

/**
 * With the shopper's consent (CONSENT-05), stores the viewed product and shows the previous ones. Declining or withdrawing
 * the consent removes the cookie.
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

    let isMounted = true;
    loadRecentProducts()
      .then(async ({ recentProducts }) => recentProducts(operations, others))
      .then(
        (loaded) => isMounted && setRow(loaded),
        () => {
          // The row is optional.
        },
      );
    return () => {
      isMounted = false;
    };
  }, [consent, operations, productId]);

  return consent === 'allowed' && row;
}
