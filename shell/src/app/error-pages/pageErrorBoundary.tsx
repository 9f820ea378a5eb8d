import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PartBoundary } from '@hemvaror/runtime/defer/PartBoundary';
import { DeferredErrorPage } from './DeferredErrorPage.tsx';

/**
 * Renders the shell's error page for loader errors with a status, and the page's own error boundary for other errors, unless
 * that fails as well.
 */
export function pageErrorBoundary(PageErrorBoundary: ComponentType<{ error: unknown }>): ComponentType {
  return function RouteErrorBoundary() {
    const error = useRouteError();
    if (isRouteErrorResponse(error)) return <DeferredErrorPage />;
    return (
      <PartBoundary failure={<DeferredErrorPage />}>
        <PageErrorBoundary error={error} />
      </PartBoundary>
    );
  };
}
