import type { StaticHandlerContext } from 'react-router-dom';
import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import { namespaceOf, type ActionNotice, type ExposeId } from '@hemvaror/runtime/contract/contract';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { asPageAction } from '../../app/core/exposes.ts';
import { asPageData } from '../../app/core/pageData.ts';
import type { PageSource } from '../../app/core/pageSource.ts';
import { asHandle } from '../../app/core/routeHandle.ts';
import type { Flash } from './flash.ts';

interface NoticeContext {
  flash: Flash;
  pages: Pick<PageSource, 'load' | 'onFailure'>;
  i18n: I18n;
  shop: Shop;
}

/**
 * Adds the notice about a form post to a page's outcome, as its action data: the router drops that with the next
 * navigation. The outcome of a failed page, or of a page without such a notice, is returned unchanged.
 */
export async function withNotice(outcome: StaticHandlerContext, context: NoticeContext): Promise<StaticHandlerContext> {
  const route = outcome.matches.at(-1)?.route;
  const id = asHandle(route?.handle)?.page;
  if (!route?.id || !id || outcome.errors) return outcome;
  const notice = await noticeOf(id, asPageData(outcome.loaderData[route.id])?.page, context);
  return notice ? { ...outcome, actionData: { [route.id]: notice } } : outcome;
}

async function noticeOf(
  id: ExposeId,
  data: unknown,
  { flash: { result }, pages, i18n, shop }: NoticeContext,
): Promise<ActionNotice | null> {
  if (result === null) return { tone: 'error', text: i18n.getFixedT(null, 'shell')('layout.formFailed') };
  try {
    const action = asPageAction(id, (await pages.load(id)).action);
    return (
      action?.notice({ result, data, shop, t: i18n.getFixedT(null, namespaceOf(splitExposeId(id).remote)) }) ?? null
    );
  } catch (error) {
    // The action has run; the page is rendered without a notice.
    pages.onFailure(id, error);
    return null;
  }
}
