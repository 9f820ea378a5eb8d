import {
  createBrowserRouter,
  type HydrationState,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { navigateByDocument } from './documentNavigation.ts';
import { trackNavigations, type NavigationEffects } from './trackNavigations.ts';
import type { Router, Visit } from './visit.ts';

interface RouterDeps extends NavigationEffects {
  routes: RouteObject[];
  context: RouterContextProvider;
  /** Data of the page that the server rendered; without them the router calls the loaders itself. */
  rendered: HydrationState | undefined;
  visit: Visit;
  cart: Pick<CartSession, 'getSnapshot' | 'subscribe'>;
  store: Pick<AppStore, 'dispatch'>;
}

/** Creates the router and connects it to `visit`. */
export function startRouter({ routes, context, rendered, visit, cart, store, ...effects }: RouterDeps): Router {
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    ...(rendered && { hydrationData: rendered }),
  });
  navigateByDocument(router, { routes, cart, store });
  trackNavigations(router, effects);
  visit.router = router;
  return router;
}
