import { data } from 'react-router-dom';
import { pathTo } from '@storefront/routing/paths';
import { redirectTo } from '../redirects.ts';
import type { RouteWorld } from './routeWorld.ts';

/**
 * Ends a loader whose address names nothing.
 *
 * @throws always: the status 404, or the redirect to the page that says so
 */
export function notFound(request: Request, { pages, place }: RouteWorld): never {
  const path = pathTo('not-found', place);
  if (pages.leadsTo404 && new URL(request.url).pathname !== path) redirectTo(path);
  throw data({ message: 'no such page' }, { status: 404 });
}
