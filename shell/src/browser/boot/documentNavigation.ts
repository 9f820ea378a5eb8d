import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { isCheckoutDocument } from '../../app/core/pages.ts';
import { asHandle } from '../../app/core/routeHandle.ts';
import { DeferredErrorPage } from '../../app/error-pages/DeferredErrorPage.tsx';
import { Unavailable } from '../../app/routes/PageFrame.tsx';
import type { Router } from './visit.ts';

/** Longest wait for the API to confirm the changes of the cart, which the end of the document would abort. */
const CART_TIMEOUT_MS = 5_000;

/** Opens an address as a new document. @param replace replaces the current history entry */
export type OpenDocument = (path: string, replace: boolean) => void;

export const openDocument: OpenDocument = (path, replace) => {
  // The progress bar; the browser may restore this page, and `markDocumentNavigations` then removes it.
  document.documentElement.setAttribute('data-navigating', '');
  if (replace) window.location.replace(path);
  else window.location.assign(path);
};

/**
 * Replaces the routes of other documents than the current one: their code is not loaded here. A navigation that reaches one, such as
 * the redirect of a loader, opens it as a document (OP-67).
 *
 * @param pathname of the current document
 */
export function separateDocuments(routes: RouteObject[], pathname: string, open = openDocument): RouteObject[] {
  const isCheckout = isInCheckout(routes, pathname);

  function separate(route: RouteObject): RouteObject {
    if (route.index) return route;
    const { children, lazy: _lazy, ...rest } = route;
    if (children) return { ...route, children: children.map(separate) };
    const handle = asHandle(route.handle);
    if (!handle || isCheckoutDocument(handle.name) === isCheckout) return route;
    const { page: _page, ...withoutPage } = handle;
    return {
      ...rest,
      // Without a page, links of the checkout prefetch no code of other remotes.
      handle: isCheckout ? withoutPage : handle,
      Component: Unavailable,
      ErrorBoundary: DeferredErrorPage,
      loader: async ({ request }) => {
        const { pathname: to, search } = new URL(request.url);
        // Only redirects come here (`navigateByDocument`): their own address would redirect again.
        open(to + search, true);
        return new Promise<never>(() => {});
      },
    };
  }
  return routes.map(separate);
}

interface DocumentNavigationDeps {
  routes: RouteObject[];
  cart: Pick<CartSession, 'getSnapshot' | 'subscribe'>;
  store: Pick<AppStore, 'dispatch'>;
  open?: OpenDocument;
}

/**
 * Makes the router open a document for a navigation between the checkout and the rest of the shop (OP-67), by any link or code. Waits
 * for pending changes of the cart before. A later navigation replaces one that waits. Documents of their own have their own entries in the
 * browser's history, so back and forward need nothing.
 */
export function navigateByDocument(
  router: Router,
  { routes, cart, store, open = openDocument }: DocumentNavigationDeps,
): void {
  const isCheckout = isInCheckout(routes, window.location.pathname);
  const navigate: (...args: Parameters<Router['navigate']>) => Promise<void> = router.navigate;
  let latest: symbol | undefined;

  async function navigateOrOpen(...args: Parameters<Router['navigate']>): Promise<void> {
    const current = Symbol('navigation');
    latest = current;
    const [to, options] = args;
    const path = typeof to === 'string' && to.startsWith('/') ? to : undefined;
    const [pathname] = path?.split(/[?#]/, 1) ?? [];
    if (path === undefined || isInCheckout(routes, pathname ?? '') === isCheckout) {
      return navigate(...args);
    }
    const { documentElement: root } = document;
    root.setAttribute('data-navigating', '');
    await untilSettled(cart);
    if (latest !== current) {
      root.removeAttribute('data-navigating');
      return undefined;
    }
    open(path, options?.replace === true);
    return new Promise<never>(() => {});
  }
  Object.assign(router, { navigate: navigateOrOpen });
  window.addEventListener('pageshow', ({ persisted }) => {
    // As after a navigation within the app: the panel with the link is closed on the way back.
    if (persisted) store.dispatch(panelSlice.actions.panelClosed());
  });
}

/** Whether the page of an address is in the document of the checkout. */
export function isInCheckout(routes: RouteObject[], pathname: string): boolean {
  return isCheckoutDocument(asHandle(matchRoutes(routes, pathname)?.at(-1)?.route.handle)?.name ?? '');
}

/** Waits until no change of the cart is pending, at most `CART_TIMEOUT_MS`. */
async function untilSettled(cart: DocumentNavigationDeps['cart']): Promise<void> {
  const isSettled = () => cart.getSnapshot().pending.length === 0;
  if (isSettled()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, CART_TIMEOUT_MS);
    const unsubscribe = cart.subscribe(() => {
      if (isSettled()) end();
    });
  });
}
