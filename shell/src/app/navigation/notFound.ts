import { data } from 'react-router-dom';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { redirectTo } from './redirects.ts';
import type { RouteDeps } from './routeDeps.ts';

/**
 * Ends a loader whose page does not exist.
 *
 * @throws always: the status 404, or in the browser a redirect to the 404 page
 */
export function notFound(request: Request, { localePrefix, visit }: RouteDeps): never {
  const path = pathTo('not-found', localePrefix);
  if (visit && new URL(request.url).pathname !== path) redirectTo(path);
  throw data({ message: 'no such page' }, { status: 404 });
}
