import type { ActionFunctionArgs } from 'react-router-dom';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import type { LocalePrefix } from '@hemvaror/runtime/routing/paths';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { PageSource } from '../core/pageSource.ts';

/** What routes and their loaders need: where a site's pages stand, and where their code comes from. */
export interface RouteDeps {
  pages: PageSource;
  place: LocalePrefix;
  /** In the browser alone, where the same routes serve one navigation after the other. */
  visit?: BrowserVisit;
  /** On the server alone: what a route does with a form that is posted to its page (ADR 0027). */
  action?: (args: ActionFunctionArgs, page: PageOfRoute, deps: RouteDeps) => Promise<unknown>;
}

/** The page of a remote that fills a route. */
export interface PageOfRoute {
  name: RouteName;
  id: ExposeId;
}

/**
 * The page views of one tab, from its document on. In a visit a navigation to what is not there leads to the page `/404`
 * (ROUTE-45, OP-05); a document of the server says so at its own address.
 */
export interface BrowserVisit {
  /** Undefined where the server rendered no page. */
  first: () => FirstPage | undefined;
  /** Whether the data that all pages share are to be fetched anew, as after a change of the market. */
  isRootStale: () => boolean;
}

/** The page that the server rendered, and for whom. */
export interface FirstPage {
  pathname: string;
  market: string;
  state: Pick<RootState, 'site' | 'session'>;
  loaderData: Readonly<Record<string, unknown>>;
}
