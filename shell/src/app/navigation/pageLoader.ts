import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPageError } from '@hemvaror/domain/pageError';
import type { PageData } from '../core/pageData.ts';
import { PAGES } from '../core/pages.ts';
import { withRouteErrors } from './withRouteErrors.ts';
import { runGuards } from './guards/runGuards.ts';
import { loadPageData, type LoadedPage } from './loadPageData.ts';
import { cacheSlots } from './slotCache.ts';
import { notFound } from './notFound.ts';
import { takePrefetched } from './prefetchedPages.ts';
import { redirectMovedPage } from './redirectMovedPage.ts';

/**
 * Runs the guards, then takes the prefetched data of the page or loads them. Converts errors to a status, and redirects from
 * old addresses of moved pages.
 */
export async function pageLoader(args: LoaderFunctionArgs, page: LoadedPage): Promise<PageData | Response> {
  const { request } = args;
  const { id, pages } = page;
  const onUnexpectedError = (error: unknown) => {
    if (!request.signal.aborted) pages.onFailure(id, error);
  };
  const load = async () => {
    try {
      return await loadPage(args, page);
    } catch (error) {
      if (isPageError(error, 404)) await redirectMovedPage(args);
      throw error;
    }
  };
  return withRouteErrors(load, { onUnexpectedError, notFound: () => notFound(request, page) });
}

async function loadPage(args: LoaderFunctionArgs, page: LoadedPage): Promise<PageData | Response> {
  const { name, pages, visit } = page;
  runGuards(name, PAGES[name]?.guards ?? [], args, page);
  const prefetched = visit?.isNavigating() ? await takePrefetched(args, pages) : undefined;
  const data =
    prefetched ??
    (await loadPageData(args, page, (id, error) => {
      if (!args.request.signal.aborted) pages.onFailure(id, error);
    }));
  if (data instanceof Response) return data;
  return { page: data.page, slots: cacheSlots(args, pages, data.slots) };
}
