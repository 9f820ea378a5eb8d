import { data } from 'react-router-dom';
import { pathTo, type PathPlace } from '@storefront/routing/paths';
import type { PageSource } from './pageSource.ts';
import { redirectTo } from './redirects.ts';

/**
 * Ends a loader whose address names nothing.
 *
 * @throws always: the status 404, or the redirect to the page that says so
 */
export function notFound(request: Request, { leadsTo404 = false }: PageSource, place: PathPlace): never {
  const path = pathTo('not-found', place);
  if (leadsTo404 && new URL(request.url).pathname !== path) redirectTo(path);
  throw data({ message: 'no such page' }, { status: 404 });
}
