import type { ActionFunctionArgs } from 'react-router-dom';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { PageSource } from '../core/pageSource.ts';

/** Dependencies of the routes and their loaders. */
export interface RouteDeps {
  pages: PageSource;
  /** Locale prefix of the site. */
  localePrefix: LocalePrefix;
  /** Only in the browser, where the same routes serve all navigations. */
  visit?: BrowserVisit;
  /** Only on the server: handles a form posted to a page (ADR 0027). */
  action?: (args: ActionFunctionArgs, page: PageOfRoute, deps: RouteDeps) => Promise<unknown>;
}

/** The page of a remote that fills a route. */
export interface PageOfRoute {
  name: RouteName;
  id: ExposeId;
}

/**
 * The navigations of one tab after its initial document. In the browser a navigation to a missing page redirects to `/404`
 * (ROUTE-45, OP-05); the server renders the 404 page at the requested address.
 */
export interface BrowserVisit {
  /** Undefined if the server did not render the page. */
  first: () => FirstPage | undefined;
  /** The loader data on the screen by route, while a page that the browser restored loads them again. */
  restored: () => Readonly<Record<string, unknown>> | undefined;
  /** Whether to fetch the shared data again, for example after a change of the market. */
  isRootStale: () => boolean;
  /** False while loaders run for the initial page, or again for the current one. */
  isNavigating: () => boolean;
}

/** The page that the server rendered, with its market and state. */
export interface FirstPage {
  /** Absolute, without hash. */
  url: string;
  market: string;
  state: Pick<RootState, 'site' | 'session'>;
  loaderData: Readonly<Record<string, unknown>>;
}
