import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';

/** What a loader said with a status is the shell's to tell; what broke while rendering is the page's own. */
export function pageErrorBoundary(PageErrorBoundary: ComponentType<{ error: unknown }>): ComponentType {
  return function RouteErrorBoundary() {
    const error = useRouteError();
    return isRouteErrorResponse(error) ? <ErrorPage /> : <PageErrorBoundary error={error} />;
  };
}
