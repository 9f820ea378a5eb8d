import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import type { PageView } from '@hemvaror/runtime/page-view/PageView';
import { asPageData } from '../../app/core/pageData.ts';
import { exposesForUrl } from '../../app/routes/routes.tsx';
import { cacheControl } from '../http/cacheControl.ts';
import { withNotice } from '../notices/withNotice.ts';
import type { MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { LoadMessages } from './createMessagesSource.ts';
import { messageIds } from './messages.ts';
import type { ReleaseSnapshot, WebFiles } from '@hemvaror/platform/host/releaseSnapshot';
import type { Visitor } from '../request/visitor.ts';
import type { PreparedRequest } from './prepareRequest.ts';

/** The input of rendering one document. Create one per request. */
export interface PreparedPage {
  view: PageView;
  releases: ReleaseSnapshot;
  handler: ReturnType<typeof createStaticHandler>;
  /** Has action data if the page shows the notice of a form post. */
  outcome: StaticHandlerContext;
  /** Files that the page, the layout's slots and the page's filled slots need for the first view. */
  files: WebFiles;
  /** The messages of the page's remote and the shell, for a document that contains them, and their files for others. */
  messages: { bundles: MessageBundles; remotes: readonly string[]; js: readonly string[] };
  cacheControl: string;
  /** Whether the page is private with or without an account, as its address may have a secret. */
  isPrivate: boolean;
}

export interface PageRedirect {
  location: string;
  status: number;
  cacheControl: string;
}

/** Runs guards and loaders of the matched page. @returns a redirect if one of them redirects */
export async function preparePage(
  { url, signal }: { url: string; signal: AbortSignal },
  { personal }: Visitor,
  { view, context, releases, override, slots, pages, routes }: PreparedRequest,
  loadMessages: LoadMessages,
): Promise<PreparedPage | PageRedirect> {
  const { shop } = view;
  const uses = exposesForUrl(routes, url.split('?', 1)[0] ?? '/');
  const page = uses.page ? [uses.page] : [];

  const handler = createStaticHandler(routes);
  const target = new Request(new URL(url, shop.origins[shop.locale]), { signal });
  const [loaded] = await Promise.all([handler.query(target, { requestContext: context }), slots.preload(uses.slots)]);
  const isPrivate = uses.isPrivate || personal?.hasLoginCookie === true;
  if (loaded instanceof Response) {
    const location = loaded.headers.get('location') ?? '/';
    return { location, status: loaded.status, cacheControl: cacheControl(isPrivate) };
  }
  const exposes = [...page, ...uses.slots, ...slotsOf(loaded)];
  const { locale } = shop;
  const pageMessages = messageIds(page, locale, releases);
  const ofRelease = { locale, releases, hasOverride: override !== undefined };
  const [{ i18n }, { bundles }] = await Promise.all([
    loadMessages({ ids: messageIds(exposes, locale, releases), ...ofRelease }),
    loadMessages({ ids: pageMessages, ...ofRelease }),
  ]);
  const flash = personal?.flash;

  return {
    view: { ...view, i18n, slots },
    releases,
    handler,
    isPrivate: uses.isPrivate,
    // The notice of a form post is shown once.
    cacheControl: cacheControl(isPrivate || flash !== undefined),
    outcome: flash ? await withNotice(loaded, { flash, pages, i18n, shop }) : loaded,
    files: {
      css: releases.webFiles(exposes).css,
      // The code of slots is loaded on the first touch.
      js: releases.webFiles(page).js,
    },
    messages: {
      bundles,
      remotes: pageMessages.map((id) => splitExposeId(id).remote),
      js: releases.webFiles(pageMessages).js,
    },
  };
}

/** The filled slots of the page. Empty ones need no stylesheet. */
function slotsOf({ matches, loaderData }: StaticHandlerContext): ExposeId[] {
  const data = asPageData(loaderData[matches.at(-1)?.route.id ?? '']);
  return data ? Object.values(data.slots).map(({ id }) => id) : [];
}
