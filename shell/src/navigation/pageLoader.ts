import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageError } from '@storefront/domain/pageError';
import type { ExposeId, PageModule } from '@storefront/federation/contract';
import type { RouteName } from '@storefront/routing/routeTable';
import type { PageData } from '../pageData.ts';
import { PAGES } from '../pages.ts';
import { within } from '../within.ts';
import { failuresTold } from './failuresTold.ts';
import { runGuards } from './guards/runGuards.ts';
import { keepSlots, slotsKept } from './keptSlots.ts';
import { notFound } from './notFound.ts';
import type { RouteWorld } from './routeWorld.ts';
import { slotFilling } from './slotFilling.ts';

interface LoadedPage extends RouteWorld {
  name: RouteName;
  id: ExposeId;
  module: PageModule;
}

/**
 * Runs the loader of a remote's page and, beside it, those of the slots that it fills: behind its guards, limited in time,
 * failures turned into a status.
 */
export async function pageLoader(
  args: LoaderFunctionArgs,
  { name, id, module, ...world }: LoadedPage,
): Promise<PageData | Response> {
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
  const known = slotsKept(args, world.pages);
  const { fillSlot, filled } = known
    ? { fillSlot: undefined, filled: async () => known }
    : slotFilling(args, world.pages);
  const load = async (): Promise<PageData | Response> => {
    const loaded = module.loader({ request, params, context, route: name, ...(fillSlot && { fillSlot }) });
    const page = await within(loaderLimitMs, loaded, late);
    return page instanceof Response ? page : { page, slots: keepSlots(args, world.pages, await filled()) };
  };
  return failuresTold(load, { tell, notFound: () => notFound(request, world) });
}
