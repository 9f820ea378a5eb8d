import { use, useEffect } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { PageLifecycleContext } from '../page/PageLifecycle.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';
import { PlainErrorPage } from './PlainErrorPage.tsx';

// Prefetched in idle time: a later failure may be that of the network.
export const ErrorPage = defer<ErrorPageProps>(async () => (await import('./ErrorPage.tsx')).ErrorPage, {
  when: 'render',
  missing: PlainErrorPage,
});
const RootErrorPage = defer(async () => (await import('./RootErrorPage.tsx')).RootErrorPage, {
  when: 'render',
  missing: PlainErrorPage,
});

/**
 * The error page, deferred because working pages do not need its code. Until the code is loaded, a server-rendered error page
 * keeps its markup, and an error in the browser shows plain text.
 */
export function DeferredErrorPage(props: ErrorPageProps) {
  return (
    <ErrorPageGuard>
      <ErrorPage {...props} />
    </ErrorPageGuard>
  );
}

/** The error page without a layout, for when the layout's data failed to load. */
export function DeferredRootErrorPage() {
  const lifecycle = use(PageLifecycleContext);
  useEffect(() => lifecycle?.onInteractive(), [lifecycle]);
  return (
    <ErrorPageGuard>
      <RootErrorPage />
    </ErrorPageGuard>
  );
}
