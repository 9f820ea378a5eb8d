import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageError } from '@storefront/domain/pageError';
import type { ExposeId, PageModule } from '@storefront/federation/contract';
import type { RouteName } from '@storefront/routing/routeTable';
import { PAGES } from '../pages.ts';
import { within } from '../within.ts';
import { failuresTold } from './failuresTold.ts';
import { runGuards } from './guards/runGuards.ts';
import { notFound } from './notFound.ts';
import type { RouteWorld } from './routeWorld.ts';

interface LoadedPage extends RouteWorld {
  name: RouteName;
  id: ExposeId;
  module: PageModule;
}

/** Runs the loader of a remote's page: behind its guards, limited in time, its failures turned into a status. */
export async function pageLoader(
  args: LoaderFunctionArgs,
  { name, id, module, ...world }: LoadedPage,
): Promise<unknown> {
  runGuards(name, PAGES[name]?.guards ?? [], args, world);
  const { request, params, context } = args;
  const { onFailure, loaderLimitMs } = world.pages;
  const tell = (error: unknown) => {
    if (!request.signal.aborted) onFailure(id, error);
  };
  const late = () => {
    const error = new PageError(503, `the loader did not answer within ${loaderLimitMs} ms`);
    tell(error);
    return error;
  };
  try {
    const load = async () => within(loaderLimitMs, module.loader({ request, params, context, route: name }), late);
    return await failuresTold(load, tell);
  } catch (error) {
    if (isNotFound(error)) notFound(request, world);
    throw error;
  }
}

/** What `failuresTold` made of a page that is not there. */
function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  const { init } = error;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}
