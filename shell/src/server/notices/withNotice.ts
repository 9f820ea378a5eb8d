import type { StaticHandlerContext } from 'react-router-dom';
import { namespaceOf, splitExposeId, type ActionNotice, type ExposeId } from '@hemvaror/runtime/contract/contract';
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
 * A page's outcome with the words for what a form told it, as the data of its action: the router drops those with the next
 * navigation. A page that failed, and one that has no words for it, stays as it is.
 */
export async function withNotice(outcome: StaticHandlerContext, showing: NoticeContext): Promise<StaticHandlerContext> {
  const route = outcome.matches.at(-1)?.route;
  const id = asHandle(route?.handle)?.page;
  if (!route?.id || !id || outcome.errors) return outcome;
  const notice = await noticeOf(id, asPageData(outcome.loaderData[route.id])?.page, showing);
  return notice ? { ...outcome, actionData: { [route.id]: notice } } : outcome;
}

async function noticeOf(
  id: ExposeId,
  data: unknown,
  { flash: { told }, pages, i18n, shop }: NoticeContext,
): Promise<ActionNotice | null> {
  if (told === null) return { tone: 'error', text: i18n.getFixedT(null, 'shell')('layout.formFailed') };
  try {
    const action = asPageAction(id, (await pages.load(id)).action);
    return (
      action?.notice({ result: told, data, shop, t: i18n.getFixedT(null, namespaceOf(splitExposeId(id).remote)) }) ??
      null
    );
  } catch (error) {
    // What the form did is done; the page can be shown without words for it.
    pages.onFailure(id, error);
    return null;
  }
}
