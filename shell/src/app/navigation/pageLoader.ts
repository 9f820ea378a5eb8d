import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPageError } from '@hemvaror/domain/pageError';
import type { PageData } from '../core/pageData.ts';
import { PAGES } from '../core/pages.ts';
import { withRouteErrors } from './withRouteErrors.ts';
import { earlierPage } from './earlierPage.ts';
import { runGuards } from './guards/runGuards.ts';
import { loadPageData, type LoadedPage } from './loadPageData.ts';
import { notFound } from './notFound.ts';
import { redirectMovedPage } from './redirectMovedPage.ts';

/**
 * Runs the guards, then loads the page, or uses its earlier data if the API is unavailable. Converts errors to a status, and
 * redirects from old addresses of moved pages.
 */
export async function pageLoader(given: LoaderFunctionArgs, page: LoadedPage): Promise<PageData | Response> {
  const args = page.visit?.restored() ? atCurrentAddress(given) : given;
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
  const { name, pages } = page;
  runGuards(name, PAGES[name]?.guards ?? [], args, page);
  try {
    return await loadPageData(args, page, (id, error) => {
      if (!args.request.signal.aborted) pages.onFailure(id, error);
    });
  } catch (error) {
    const earlier = earlierPage(error, args, page);
    if (!earlier) throw error;
    return earlier;
  }
}

/** A list that has loaded more pages has replaced the address in the browser, but not in the router. */
function atCurrentAddress(args: LoaderFunctionArgs): LoaderFunctionArgs {
  const url = new URL(window.location.href);
  url.hash = '';
  return { ...args, url, request: new Request(url, { signal: args.request.signal }) };
}
