import { Outlet, useLocation } from 'react-router-dom';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { DeferredErrorPage } from './DeferredErrorPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';

// Another element would make React discard the server's markup of a page that is not hydrated yet.
const OUTLET = <Outlet />;

/** The matched page, or the error page if a query outside a page failed (ERR-06). */
export function PageOutlet() {
  const { key } = useLocation();
  const failure = useSelector(loadingSlice.selectors.selectQueryFailure);
  return <PageBoundary>{failure?.at === key ? <DeferredErrorPage failure={failure} /> : OUTLET}</PageBoundary>;
}
