import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '@storefront/routing/paths';
import { rootDataContext } from '../contexts.ts';
import type { RootData } from '../data/rootData.ts';
import { redirectTo } from '../redirects.ts';
import { failuresTold } from './failuresTold.ts';
import { runGuards } from './guards/runGuards.ts';
import { notFound } from './notFound.ts';
import type { RouteWorld } from './routeWorld.ts';

/*
 * What the shell's own routes do when they are navigated to. The browser fetches this ahead of the first navigation: a
 * first view comes with its data.
 */

/** The data that all pages share. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<RootData> {
  return failuresTold(() => context.get(rootDataContext)());
}

export function startLoader(args: LoaderFunctionArgs, world: RouteWorld): null {
  runGuards('start', [], args, world);
  return null;
}

/** ROUTE-19 */
export function accountLoader(args: LoaderFunctionArgs, world: RouteWorld): never {
  runGuards('account', ['authenticated'], args, world);
  redirectTo(pathTo('account-orders', world.place) + new URL(args.request.url).search);
}

export function notFoundLoader({ request }: LoaderFunctionArgs, world: RouteWorld): never {
  notFound(request, world);
}

/** Without JavaScript the search form's GET arrives here. */
export function searchFormLoader({ request }: LoaderFunctionArgs, { place }: RouteWorld): Response {
  // Cut by character: half of an emoji cannot stand in an address.
  // oxlint-disable-next-line typescript/no-misused-spread -- by code point is what is wanted here
  const text = [...(new URL(request.url).searchParams.get('q')?.trim() ?? '')].slice(0, 500).join('').toWellFormed();
  return redirect(text ? pathTo('search', place, { search: text }) : pathTo('index', place));
}

export { mayReload } from '../client/pageReload.ts';
export { pageLoader } from './pageLoader.ts';
