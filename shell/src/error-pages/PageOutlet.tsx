import { Outlet, useLocation } from 'react-router-dom';
import { useSelector } from '@storefront/platform/reactRedux';
import type { RootState } from '@storefront/store/appStore';
import { loadingSlice } from '@storefront/store/loadingSlice';
import { LateErrorPage } from './LateErrorPage.tsx';

/** The matched page; in its place the error page, where a query failed that belongs to no page (ERR-06). */
export function PageOutlet() {
  const { key } = useLocation();
  const hasFailed = useSelector((state: RootState) => loadingSlice.selectors.selectQueryFailureAt(state, key) !== null);
  return hasFailed ? <LateErrorPage /> : <Outlet />;
}
