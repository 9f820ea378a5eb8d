import { memo, useMemo, type ComponentType } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import type { ActionNotice as Notice, ExposeId, PageModule } from '@hemvaror/runtime/contract/contract';
import { namespaceOf, splitExposeId } from '@hemvaror/runtime/contract/contract';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { PageHead } from '../head/PageHead.tsx';
import { pageErrorBoundary } from '../error-pages/pageErrorBoundary.tsx';
import type { PageData } from '../core/pageData.ts';
import { renderSlots } from '../page/renderSlots.tsx';
import classes from './PageFrame.module.css';

const ActionNotice = defer(async () => (await import('../page/ActionNotice.tsx')).ActionNotice, { when: 'render' });

/** A page's module as the router wants it: its data handed over, its head written, its markup framed. */
export function toRouteModule(
  id: ExposeId,
  module: PageModule,
): { Component: ComponentType; ErrorBoundary: ComponentType } {
  const namespace = namespaceOf(splitExposeId(id).remote);
  // The router renders at each step of a navigation, the page only when it has other data.
  const Content = memo(module.Component);

  function Page() {
    const { page: data, slots } = useLoaderData<PageData>();
    const notice = useActionData<Notice>();
    const shown = useMemo(() => renderSlots(slots), [slots]);
    const shop = useShop();
    const { t } = useTranslation(namespace);
    return (
      <div className={classes.frame} data-page={id}>
        {/* Within the frame, so that a frozen page keeps the structured data too, which stand where they are written. */}
        <PageHead meta={module.meta({ data, t, shop })} />
        {notice && <ActionNotice notice={notice} />}
        <Content data={data} slots={shown} />
      </div>
    );
  }

  return { Component: Page, ErrorBoundary: pageErrorBoundary(module.ErrorBoundary) };
}

/**
 * Keeps the server's markup of a page whose code could not be loaded: readable, links work, not interactive. It renders
 * what stands there already, so it cannot differ from it.
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
        // The server's own markup of this very element, taken from the document.
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
      <PageHead meta={{ title: t('start.title'), pageType: 'Start Page' }} />
      <div className={classes.frame} />
    </>
  );
}

/** Stands where a page could not be loaded; its loader has thrown already. */
export function Unavailable() {
  return null;
}
