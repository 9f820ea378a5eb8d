import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { asHandle } from '../../app/core/routeHandle.ts';
import { measureVitals } from './measureVitals.ts';
import { reportText, sendPageReport } from './pageReport.ts';
import { isAddHidden, watchActions } from './watchActions.ts';
import { watchThread } from './watchThread.ts';

interface ReportedPage {
  routes: RouteObject[];
  context: Readonly<RouterContextProvider>;
}

/** Measures the visit of this document, and reports a page that hangs and actions without effect. Stores nothing. */
export function startReports({ routes, context }: ReportedPage): void {
  const nameOf = (pathname: string) => asHandle(matchRoutes(routes, pathname)?.at(-1)?.route.handle)?.name;
  const currentPage = () => nameOf(window.location.pathname);
  // The shopper may have gone on to another page.
  const first = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  const firstPage = nameOf(new URL(first).pathname);

  measureVitals((vitals) => {
    sendPageReport({ kind: 'visit', page: firstPage, vitals });
    if (isAddHidden()) sendPageReport({ kind: 'hidden', page: currentPage() });
  });
  watchThread(() => reportText({ kind: 'frozen', page: currentPage() }));
  watchActions(
    {
      store: context.get(storeContext),
      cart: context.get(cartContext),
      isCheckout: (pathname) => nameOf(pathname) === 'checkout',
    },
    () => sendPageReport({ kind: 'noEffect', page: currentPage() }),
  );
}
