import { Suspense, use } from 'react';
import { BootEffects } from '../client/BootEffects.tsx';
import { LatePartsContext } from '../layouts/LateParts.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';

/**
 * The error page, whose code no page needs that works. On a page that the server rendered as an error its markup stands
 * until the code is there; what cannot even be fetched is told by the guard.
 */
export function LateErrorPage() {
  return <Late part="ErrorPage" />;
}

/** The same where not even the layout's data could be had. */
export function LateRootErrorPage() {
  return (
    <>
      <Late part="RootErrorPage" />
      <BootEffects />
    </>
  );
}

function Late({ part }: { part: 'ErrorPage' | 'RootErrorPage' }) {
  const Part = use(LatePartsContext)?.[part];
  return (
    <ErrorPageGuard>
      <Suspense>{Part && <Part />}</Suspense>
    </ErrorPageGuard>
  );
}
