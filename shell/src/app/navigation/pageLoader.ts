import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageError } from '@hemvaror/domain/pageError';
import type { PageModule } from '@hemvaror/runtime/contract/contract';
import { loadTouched } from '@hemvaror/runtime/defer/unresolved';
import type { PageData } from '../core/pageData.ts';
import { PAGES } from '../core/pages.ts';
import { withTimeout } from '../core/withTimeout.ts';
import { withRouteErrors } from './withRouteErrors.ts';
import { runGuards } from './guards/runGuards.ts';
import { cacheSlots, getCachedSlots } from './slotCache.ts';
import { notFound } from './notFound.ts';
import type { PageOfRoute, RouteDeps } from './routeDeps.ts';
import { slotFilling } from './slotFilling.ts';

interface LoadedPage extends RouteDeps, PageOfRoute {
  module: PageModule;
}

/**
 * Runs the loader of a remote's page and, beside it, those of the slots that it fills: behind its guards, limited in time,
 * failures turned into a status.
 */
export async function pageLoader(
  args: LoaderFunctionArgs,
  { name, id, module, ...deps }: LoadedPage,
): Promise<PageData | Response> {
  runGuards(name, PAGES[name]?.guards ?? [], args, deps);
  const { request, params, context } = args;
  const { onFailure, loaderTimeoutMs, slotTimeoutMs } = deps.pages;
  const onUnexpectedError = (error: unknown) => {
    if (!request.signal.aborted) onFailure(id, error);
  };
  const late = () => {
    const error = new PageError(503, `the loader did not answer within ${loaderTimeoutMs} ms`);
    onUnexpectedError(error);
    return error;
  };
  const known = getCachedSlots(args, deps);
  const { fillSlot, filled } = known
    ? { fillSlot: undefined, filled: async () => known }
    : slotFilling(args, deps.pages);
  // A new page appears whole: what its document would hold as markup is fetched beside its data. On servers it is there.
  const parts = deps.visit && loadTouched();
  const load = async (): Promise<PageData | Response> => {
    const loaded = module.loader({ request, params, context, route: name, ...(fillSlot && { fillSlot }) });
    const page = await withTimeout(loaderTimeoutMs, loaded, late);
    if (page instanceof Response) return page;
    const [slots] = await Promise.all([filled(), parts && settled(slotTimeoutMs, parts)]);
    return { page, slots: cacheSlots(args, deps.pages, slots) };
  };
  return withRouteErrors(load, { onUnexpectedError, notFound: () => notFound(request, deps) });
}

/** Waits for what the page can be rendered without, but no longer than the limit. */
async function settled(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, limitMs)));
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
