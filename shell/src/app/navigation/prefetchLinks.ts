import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { whenIdle } from '@hemvaror/runtime/defer/whenIdle';
import { linkTarget, type LinkSite } from '@hemvaror/runtime/routing/linkTarget';
import { asHandle } from '../core/routeHandle.ts';
import { isSlowOrMetered } from './connection.ts';
import { observeLinkIntent } from './linkIntent.ts';
import { createDataPrefetch, type DataPrefetchDeps, type LinkedPage } from './prefetchData.ts';

/** Time from a change of the document until its new links are observed, so that a burst of changes costs one search. */
const OBSERVE_DELAY_MS = 500;
/**
 * Links whose pages' code is loaded ahead: those of content, panels and suggestions. Those of the frame, which every page has, and
 * breadcrumbs wait for an intent.
 */
const AHEAD = ':is(main a:not(nav a), [role=dialog] a, [role=search] a)[href]:not([role=button])';
/** Events that usually precede a click: the code of the page is then prefetched at once. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

export interface LinkPrefetchDeps extends DataPrefetchDeps {
  routes: RouteObject[];
  /** Read for each link, as the market may change. */
  site: () => LinkSite;
  /** Settles at the first touch. Until then the code of one page is loaded: a visitor who leaves at once needs none. */
  touched: Promise<void>;
}

/**
 * Prefetches the code of the pages that visible links open, each page once, and that of the first link before the first touch. Prefetches
 * the data of a page when the shopper is about to follow a link to it (STATE-31). Requests no document, so a link has no effect until
 * it is clicked. Ignores failures: the navigation loads code and data again and reports them.
 *
 * @returns stops it
 */
export function prefetchLinks({ routes, site, touched, ...deps }: LinkPrefetchDeps): () => void {
  const own = asHandle(matchRoutes(routes, window.location)?.at(-1)?.route.handle)?.page;
  const prefetched = new Set<ExposeId>(own && [own]);
  const queued = new Set<ExposeId>();
  /** Ends with the code of the last visible link. */
  let ahead = Promise.resolve();
  const observed = new WeakSet<HTMLAnchorElement>();

  function prefetch(link: HTMLAnchorElement): void {
    const id = canPrefetch() ? linkedPage(link)?.id : undefined;
    if (id) void loadOnce(id);
  }

  async function loadOnce(id: ExposeId): Promise<void> {
    if (prefetched.has(id)) return;
    prefetched.add(id);
    await deps.loadPage(id).catch(() => {
      // The next link to this page tries again.
      prefetched.delete(id);
    });
  }

  /** One page after the other, in idle moments: what the shopper does comes first. */
  function prefetchAhead(link: HTMLAnchorElement): void {
    const id = canPrefetch() ? linkedPage(link)?.id : undefined;
    if (!id || prefetched.has(id) || queued.has(id)) return;
    queued.add(id);
    ahead = ahead.then(whenIdle).then(async () => {
      queued.delete(id);
      await loadOnce(id);
      await touched;
    });
  }

  /** The page that a click on the link opens in this tab without a new document; undefined for any other link. */
  function linkedPage(link: HTMLAnchorElement): LinkedPage | undefined {
    const opensHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
    if (!opensHere || link.origin !== window.location.origin) return undefined;
    if (linkTarget(link.pathname, site()).kind !== 'inApp') return undefined;
    const matched = matchRoutes(routes, link.pathname)?.at(-1);
    const { name = '', page: id } = asHandle(matched?.route.handle) ?? {};
    return matched && id && { name, id, params: matched.params, url: link.origin + link.pathname + link.search };
  }

  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      visibility.unobserve(target);
      prefetchAhead(target);
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function observeNewLinks(): void {
    timer = undefined;
    for (const link of document.querySelectorAll(AHEAD)) {
      if (!(link instanceof HTMLAnchorElement) || observed.has(link)) continue;
      observed.add(link);
      visibility.observe(link);
    }
  }

  // Navigations, panels and further pages of a list add links.
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(observeNewLinks, OBSERVE_DELAY_MS);
  });

  function prefetchIntended({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement) prefetch(link);
  }

  observeNewLinks();
  changes.observe(document.body, { childList: true, subtree: true });
  for (const intent of INTENTS) document.addEventListener(intent, prefetchIntended, { passive: true });
  const prefetchData = createDataPrefetch(deps);
  const stopIntent = observeLinkIntent((link) => {
    const page = canPrefetch() ? linkedPage(link) : undefined;
    if (page) prefetchData(page);
  });
  return () => {
    stopIntent();
    clearTimeout(timer);
    changes.disconnect();
    visibility.disconnect();
    for (const intent of INTENTS) document.removeEventListener(intent, prefetchIntended);
  };
}

function canPrefetch(): boolean {
  return !isSlowOrMetered(navigator.connection) && navigator.onLine;
}
