import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPageError, PageError } from '@hemvaror/domain/pageError';
import type { PageModule } from '@hemvaror/runtime/contract/contract';
import { loadTouched } from '@hemvaror/runtime/defer/unresolved';
import type { PageData } from '../core/pageData.ts';
import { PAGES } from '../core/pages.ts';
import { withTimeout } from '../core/withTimeout.ts';
import { withRouteErrors } from './withRouteErrors.ts';
import { runGuards } from './guards/runGuards.ts';
import { cacheSlots, getCachedSlots } from './slotCache.ts';
import { notFound } from './notFound.ts';
import { redirectMovedPage } from './redirectMovedPage.ts';
import type { PageOfRoute, RouteDeps } from './routeDeps.ts';
import { slotFilling } from './slotFilling.ts';

interface LoadedPage extends RouteDeps, PageOfRoute {
  module: PageModule;
}

/**
 * Runs the guards, then the loader of a remote's page and, in parallel, those of its slots. Applies timeouts, converts errors
 * to a status, and redirects from old addresses of moved pages.
 */
export async function pageLoader(args: LoaderFunctionArgs, page: LoadedPage): Promise<PageData | Response> {
  const { request } = args;
  const { id, pages } = page;
  const onUnexpectedError = (error: unknown) => {
    if (!request.signal.aborted) pages.onFailure(id, error);
  };
  const load = async () => {
    try {
      return await loadPage(args, page, onUnexpectedError);
    } catch (error) {
      if (isPageError(error, 404)) await redirectMovedPage(args);
      throw error;
    }
  };
  return withRouteErrors(load, { onUnexpectedError, notFound: () => notFound(request, page) });
}

async function loadPage(
  args: LoaderFunctionArgs,
  { name, id, module, ...deps }: LoadedPage,
  onUnexpectedError: (error: unknown) => void,
): Promise<PageData | Response> {
  runGuards(name, PAGES[name]?.guards ?? [], args, deps);
  const { request, params, context } = args;
  const { loaderTimeoutMs, slotTimeoutMs } = deps.pages;
  const onTimeout = () => {
    const error = new PageError(503, `The loader of ${id} did not settle within ${loaderTimeoutMs} ms.`);
    onUnexpectedError(error);
    return error;
  };
  const cached = getCachedSlots(args, deps);
  const { fillSlot, filled } = cached
    ? { fillSlot: undefined, filled: async () => cached }
    : slotFilling(args, deps.pages);
  // A navigation renders the page with its deferred components, so load them in parallel. On servers they are loaded.
  const deferred = deps.visit && loadTouched();
  const loaded = module.loader({ request, params, context, route: name, ...(fillSlot && { fillSlot }) });
  const page = await withTimeout(loaderTimeoutMs, loaded, onTimeout);
  if (page instanceof Response) return page;
  const [slots] = await Promise.all([filled(), deferred && settledOrTimeout(slotTimeoutMs, deferred)]);
  return { page, slots: cacheSlots(args, deps.pages, slots) };
}

/** Waits for optional work, but not longer than the timeout. */
async function settledOrTimeout(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
