import { useEffect } from 'react';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';

/** Opens the checkout as a new document, which may be able to load the missing code. */
export function RedirectToCheckout() {
  const href = usePathTo()('checkout');

  useEffect(() => {
    window.location.assign(href);
  }, [href]);

  return null;
}
