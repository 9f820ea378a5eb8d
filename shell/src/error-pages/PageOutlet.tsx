import { Outlet, useLocation } from 'react-router-dom';
import { useSelector } from '@storefront/platform/reactRedux';
import { loadingSlice } from '@storefront/store/loadingSlice';
import { LateErrorPage } from './LateErrorPage.tsx';

/** The matched page; in its place the error page, where a query failed that belongs to no page (ERR-06). */
export function PageOutlet() {
  const { key } = useLocation();
  const failure = useSelector(loadingSlice.selectors.selectQueryFailure);
  return failure?.at === key ? <LateErrorPage failure={failure} /> : <Outlet />;
}
