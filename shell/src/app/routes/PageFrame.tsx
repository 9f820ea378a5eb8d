import { memo, useMemo, type ComponentType } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import type { ActionNotice as Notice, ExposeId, PageModule } from '@hemvaror/runtime/contract/contract';
import { namespaceOf } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { PageHead } from '../head/PageHead.tsx';
import { pageErrorBoundary } from '../error-pages/pageErrorBoundary.tsx';
import type { PageData } from '../core/pageData.ts';
import { renderSlots } from '../page/renderSlots.tsx';
import classes from './PageFrame.module.css';

const ActionNotice = defer(async () => (await import('../page/ActionNotice.tsx')).ActionNotice, { when: 'render' });

/** Converts a page module to route components: passes the data, renders the head and adds the frame. */
export function toRouteModule(
  id: ExposeId,
  module: PageModule,
): { Component: ComponentType; ErrorBoundary: ComponentType } {
  const namespace = namespaceOf(splitExposeId(id).remote);
  // The router renders at each step of a navigation, the page only when its data change.
  const Content = memo(module.Component);

  function Page() {
    const { page: data, slots } = useLoaderData<PageData>();
    const notice = useActionData<Notice>();
    const slotElements = useMemo(() => renderSlots(slots), [slots]);
    const shop = useShop();
    const { t } = useTranslation(namespace);
    return (
      <div className={classes.frame} data-page={id}>
        {/* Inside the frame, so that a frozen page also keeps the structured data, which React does not move to the head. */}
        <PageHead meta={module.meta({ data, t, shop })} />
        {notice && <ActionNotice notice={notice} />}
        <Content data={data} slots={slotElements} notice={notice} />
      </div>
    );
  }

  return { Component: Page, ErrorBoundary: pageErrorBoundary(module.ErrorBoundary) };
}

/**
 * Keeps the server's markup of a page whose code could not be loaded: readable, links work, not interactive. It renders the
 * existing markup, so hydration cannot differ.
 */
export function frozenPage(): ComponentType {
  const frame = document.querySelector('[data-page]');
  const id = frame?.getAttribute('data-page') ?? '';
  const html = frame?.innerHTML ?? '';
  return function FrozenPage() {
    return (
      <div
        className={classes.frame}
        data-page={id}
        suppressHydrationWarning
        // The server's markup of this element, read from the document.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}

/** ROUTE-16: an empty page. */
export function StartPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead meta={{ title: t('start.title'), noIndex: true, pageType: 'Start Page' }} />
      <div className={classes.frame} />
    </>
  );
}

/** Placeholder component of a page that could not be loaded; its loader has thrown. */
export function Unavailable() {
  return null;
}
