import { useEffect } from 'react';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';

/** Leaves for the checkout as a new document: code that cannot be loaded now may be there then. */
export function RedirectToCheckout() {
  const href = usePathTo()('checkout');

  useEffect(() => {
    window.location.assign(href);
  }, [href]);

  return null;
}
