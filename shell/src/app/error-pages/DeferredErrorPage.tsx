import { use, useEffect } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { PageLifecycleContext } from '../page/PageLifecycle.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';
import { PlainErrorPage } from './PlainErrorPage.tsx';

// Fetched ahead, with the first touch: what fails later may be the network.
export const ErrorPage = defer<ErrorPageProps>(async () => (await import('./ErrorPage.tsx')).ErrorPage, {
  when: 'render',
  missing: PlainErrorPage,
});
const RootErrorPage = defer(async () => (await import('./RootErrorPage.tsx')).RootErrorPage, {
  when: 'render',
  missing: PlainErrorPage,
});

/**
 * The error page, whose code no page needs that works. The markup of a page that the server rendered as an error stays until
 * the code is there. An error in the browser shows plain text until then.
 */
export function DeferredErrorPage(props: ErrorPageProps) {
  return (
    <ErrorPageGuard>
      <ErrorPage {...props} />
    </ErrorPageGuard>
  );
}

/** The same where not even the layout's data could be had. */
export function DeferredRootErrorPage() {
  const lifecycle = use(PageLifecycleContext);
  useEffect(() => lifecycle?.onInteractive(), [lifecycle]);
  return (
    <ErrorPageGuard>
      <RootErrorPage />
    </ErrorPageGuard>
  );
}
