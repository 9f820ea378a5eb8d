import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { rootDataContext } from '../data/contexts.ts';
import type { RootData } from '../data/rootData.ts';
import { redirectTo } from './redirects.ts';
import { withRouteErrors } from './withRouteErrors.ts';
import { removeLoginToken } from './guards/removeLoginToken.ts';
import { runGuards } from './guards/runGuards.ts';
import { notFound } from './notFound.ts';
import { redirectMovedPage } from './redirectMovedPage.ts';
import type { RouteDeps } from './routeDeps.ts';

/*
 * The loaders of the shell's routes. The browser prefetches this module before the first navigation, as the first view does
 * not need it.
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
  redirectTo(pathTo('account-orders', deps.localePrefix) + new URL(args.request.url).search);
}

/** The loader of the 404 page, which was never moved. */
export function notFoundLoader({ request }: LoaderFunctionArgs, deps: RouteDeps): never {
  removeLoginToken(request);
  notFound(request, deps);
}

/** Of an address that no route matches. */
export async function unknownLoader(args: LoaderFunctionArgs, deps: RouteDeps): Promise<never> {
  return withRouteErrors(async () => {
    await redirectMovedPage(args);
    return notFound(args.request, deps);
  });
}

/** Handles the GET of the search form without JavaScript. */
export function searchFormLoader({ request }: LoaderFunctionArgs, { localePrefix }: RouteDeps): Response {
  // Truncate by code point: half of an emoji is invalid in an address.
  // oxlint-disable-next-line typescript/no-misused-spread -- splits by code point on purpose
  const text = [...(new URL(request.url).searchParams.get('q')?.trim() ?? '')].slice(0, 500).join('').toWellFormed();
  return redirect(text ? pathTo('search', localePrefix, { search: text }) : pathTo('index', localePrefix));
}

export { pageLoader } from './pageLoader.ts';
