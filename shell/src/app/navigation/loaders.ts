import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { rootDataContext } from '../data/contexts.ts';
import type { RootData } from '../data/rootData.ts';
import { redirectTo } from './redirects.ts';
import { withRouteErrors } from './withRouteErrors.ts';
import { withoutLoginToken } from './guards/loginToken.ts';
import { runGuards } from './guards/runGuards.ts';
import { notFound } from './notFound.ts';
import type { RouteDeps } from './routeDeps.ts';

/*
 * What the shell's own routes do when they are navigated to. The browser fetches this ahead of the first navigation: a
 * first view comes with its data.
 */

/** The data that all pages share. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<RootData> {
  return withRouteErrors(() => context.get(rootDataContext)());
}

export function startLoader(args: LoaderFunctionArgs, deps: RouteDeps): null {
  runGuards('start', [], args, deps);
  return null;
}

/** ROUTE-19 */
export function accountLoader(args: LoaderFunctionArgs, deps: RouteDeps): never {
  runGuards('account', ['authenticated'], args, deps);
  redirectTo(withoutLoginToken(pathTo('account-orders', deps.place) + new URL(args.request.url).search));
}

export function notFoundLoader({ request }: LoaderFunctionArgs, deps: RouteDeps): never {
  notFound(request, deps);
}

/** Without JavaScript the search form's GET arrives here. */
export function searchFormLoader({ request }: LoaderFunctionArgs, { place }: RouteDeps): Response {
  // Cut by character: half of an emoji cannot stand in an address.
  // oxlint-disable-next-line typescript/no-misused-spread -- by code point is what is wanted here
  const text = [...(new URL(request.url).searchParams.get('q')?.trim() ?? '')].slice(0, 500).join('').toWellFormed();
  return redirect(text ? pathTo('search', place, { search: text }) : pathTo('index', place));
}

export { pageLoader } from './pageLoader.ts';
