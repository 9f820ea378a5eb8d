import { useEffect } from 'react';

/** What happens once the page has become interactive: it says so, and answers the button that was pressed too early. */
export function BootEffects() {
  useEffect(() => {
    performance.mark('hydrated');
    const early = window.__STOREFRONT__.earlyClick;
    delete window.__STOREFRONT__.earlyClick;
    if (early?.isConnected) early.click();
  }, []);
  return null;
}
