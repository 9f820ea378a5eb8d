import { Suspense, use } from 'react';
import { LatePartsContext } from '../layouts/LateParts.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';

/**
 * The error page, whose code no page needs that works. On a page that the server rendered as an error its markup stands
 * until the code is there; what cannot even be fetched is told by the guard.
 */
export function LateErrorPage() {
  const Part = use(LatePartsContext)?.ErrorPage;
  return (
    <ErrorPageGuard>
      <Suspense>{Part && <Part />}</Suspense>
    </ErrorPageGuard>
  );
}
