import {
  createBrowserRouter,
  type HydrationState,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import { trackNavigations, type NavigationEffects } from './trackNavigations.ts';
import type { Router, Visit } from './visit.ts';

interface RouterDeps extends NavigationEffects {
  routes: RouteObject[];
  context: RouterContextProvider;
  /** Data of the page that the server rendered; without them the router calls the loaders itself. */
  rendered: HydrationState | undefined;
  visit: Visit;
}

/** Creates the router and connects it to `visit`. */
export function startRouter({ routes, context, rendered, visit, ...effects }: RouterDeps): Router {
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    ...(rendered && { hydrationData: rendered }),
  });
  trackNavigations(router, effects);
  visit.router = router;
  return router;
}
