import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';

const TIMEOUT_MS = 5_000;
/** Of each button that adds to the cart: remotes mark them. */
const ADD = '[data-add-to-cart]';

interface WatchedPage {
  store: Pick<AppStore, 'subscribe'>;
  cart: Pick<CartSession, 'subscribe' | 'getSnapshot'>;
  isCheckout: (pathname: string) => boolean;
}

/**
 * Watches clicks on buttons that add to the cart, and on links to the checkout.
 *
 * @param onNoEffect called once, if 5 s after a click no request has ended, no state has changed and no page is loading
 */
export function watchActions(page: WatchedPage, onNoEffect: () => void): void {
  let isWatching = false;

  function watch(event: MouseEvent): void {
    if (isWatching || !navigator.onLine || !isAction(event, page)) return;
    isWatching = true;
    let hasEffect = false;
    const note = () => void (hasEffect = true);
    const { href } = window.location;
    const requests = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => 'initiatorType' in entry && entry.initiatorType === 'fetch')) note();
    });
    requests.observe({ type: 'resource' });
    const stops = [page.store.subscribe(note), page.cart.subscribe(note), () => requests.disconnect()];
    setTimeout(() => {
      for (const stop of stops) stop();
      isWatching = false;
      const isBusy =
        document.documentElement.hasAttribute('data-navigating') || page.cart.getSnapshot().pending.length > 0;
      if (hasEffect || isBusy || document.hidden || window.location.href !== href) return;
      document.removeEventListener('click', watch, true);
      onNoEffect();
    }, TIMEOUT_MS);
  }

  document.addEventListener('click', watch, true);
}

function isAction(event: MouseEvent, { isCheckout }: WatchedPage): boolean {
  const control = event.target instanceof Element && event.target.closest('a, button');
  if (control instanceof HTMLButtonElement) {
    // The browser itself marks an invalid field.
    return control.matches(ADD) && !control.form?.matches(':invalid');
  }
  return (
    control instanceof HTMLAnchorElement &&
    isPlainClick(event) &&
    control.origin === window.location.origin &&
    control.pathname !== window.location.pathname &&
    isCheckout(control.pathname)
  );
}

/** Whether the page has a form that adds to the cart, whose button styles hide. Cards show theirs in lists only, and not all the time. */
export function isAddHidden(): boolean {
  const button = document.querySelector(`form ${ADD}`);
  return button !== null && 'checkVisibility' in button && !button.checkVisibility({ visibilityProperty: true });
}
