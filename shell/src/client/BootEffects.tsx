import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What happens once the page has become interactive: it says so, and answers the button that was pressed too early. */
export function BootEffects() {
  const { pathname, search } = useLocation();

  useEffect(() => {
    window.__STOREFRONT__.shown = pathname + search;
  }, [pathname, search]);

  useEffect(() => {
    performance.mark('hydrated');
    const early = window.__STOREFRONT__.earlyClick;
    delete window.__STOREFRONT__.earlyClick;
    if (early?.isConnected) early.click();
    window.__STOREFRONT__.onHydrated?.();
  }, []);
  return null;
}
