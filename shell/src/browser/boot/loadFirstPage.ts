import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import { withTimeout } from '../../app/core/withTimeout.ts';
import { UNAVAILABLE_PAGE } from '../../app/routes/lazyPage.tsx';
import { frozenPage, Unavailable } from '../../app/routes/PageFrame.tsx';

/** Timeout of the page's code, for which hydration waits. */
export const CODE_TIMEOUT_MS = 6_000;

/**
 * Loads the code of the page that the server rendered, before the router exists: hydration must render the same markup. If the
 * code is not loaded within `CODE_TIMEOUT_MS`, the page stays as the server rendered it, and everything around it works.
 */
export async function loadFirstPage(rendered: HydrationState, routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const timeoutError = () => new Error(`The code of ${route.id} did not load within ${CODE_TIMEOUT_MS} ms.`);
      const page = await withTimeout(CODE_TIMEOUT_MS, route.lazy(), timeoutError).catch(() => UNAVAILABLE_PAGE);
      const isFrozen = page.Component === Unavailable && !rendered.errors;
      Object.assign(route, isFrozen ? { Component: frozenPage() } : page, { lazy: undefined });
    }),
  );
}
