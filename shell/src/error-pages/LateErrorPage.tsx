import { Suspense, use, type ComponentType } from 'react';
import { BootEffects } from '../client/BootEffects.tsx';
import { LatePartsContext } from '../layouts/LateParts.tsx';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';

/**
 * The error page, whose code no page needs that works. On a page that the server rendered as an error its markup stands
 * until the code is there; what cannot even be fetched is told by the guard.
 */
export function LateErrorPage(props: ErrorPageProps) {
  return <Late part="ErrorPage" {...props} />;
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

interface LateProps extends ErrorPageProps {
  part: 'ErrorPage' | 'RootErrorPage';
}

function Late({ part, ...props }: LateProps) {
  const Part: ComponentType<ErrorPageProps> | undefined = use(LatePartsContext)?.[part];
  return (
    <ErrorPageGuard>
      <Suspense>{Part && <Part {...props} />}</Suspense>
    </ErrorPageGuard>
  );
}
