import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PartBoundary } from '@hemvaror/runtime/defer/PartBoundary';
import { DeferredErrorPage } from './DeferredErrorPage.tsx';

/**
 * What a loader said with a status is the shell's to tell; what broke in the browser is the page's own, unless it cannot
 * even tell that.
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
