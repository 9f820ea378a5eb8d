import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageError } from '@hemvaror/domain/pageError';
import type { PageModule } from '@hemvaror/runtime/contract/contract';
import { loadIdleCode } from '@hemvaror/runtime/defer/unresolved';
import type { PageData } from '../core/pageData.ts';
import type { PageSource } from '../core/pageSource.ts';
import { withTimeout } from '../core/withTimeout.ts';
import type { PageOfRoute, RouteDeps } from './routeDeps.ts';
import { slotFilling } from './slotFilling.ts';

export interface LoadedPage extends RouteDeps, PageOfRoute {
  module: PageModule;
}

/**
 * Runs the loader of a remote's page and, in parallel, those of its slots, within their timeouts. Has no effect on the visible
 * page, so that links can prefetch data.
 *
 * @param onFailure called when the page exceeds its timeout, and when a slot fails, which leaves it out
 * @returns the loader's Response, if it redirects
 * @throws the loader's error
 */
export async function loadPageData(
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  { name, id, module, ...deps }: LoadedPage,
  onFailure: PageSource['onFailure'],
): Promise<PageData | Response> {
  const { request, params, context } = args;
  const { loaderTimeoutMs, slotTimeoutMs } = deps.pages;
  const onTimeout = () => {
    const error = new PageError(503, `The loader of ${id} did not settle within ${loaderTimeoutMs} ms.`);
    onFailure(id, error);
    return error;
  };
  const { fillSlot, filled } = slotFilling(args, deps.pages, onFailure);
  // A navigation renders the page with its deferred components, so load them in parallel. On servers they are loaded.
  const deferred = deps.visit && loadIdleCode();
  const loaded = module.loader({ request, params, context, route: name, fillSlot });
  const page = await withTimeout(loaderTimeoutMs, loaded, onTimeout);
  if (page instanceof Response) return page;
  const [slots] = await Promise.all([filled(), deferred && settledOrTimeout(slotTimeoutMs, deferred)]);
  return { page, slots };
}

/** Waits for optional work, but not longer than the timeout. */
async function settledOrTimeout(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
