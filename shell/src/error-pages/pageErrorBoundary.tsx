import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PartBoundary } from '@storefront/federation/PartBoundary';
import { LateErrorPage } from './LateErrorPage.tsx';

/**
 * What a loader said with a status is the shell's to tell; what broke in the browser is the page's own, unless it cannot
 * even tell that.
 */
export function pageErrorBoundary(PageErrorBoundary: ComponentType<{ error: unknown }>): ComponentType {
  return function RouteErrorBoundary() {
    const error = useRouteError();
    if (isRouteErrorResponse(error)) return <LateErrorPage />;
    return (
      <PartBoundary failure={<LateErrorPage />}>
        <PageErrorBoundary error={error} />
      </PartBoundary>
    );
  };
}
