import { useEffect } from 'react';
import { useAuth } from '@storefront/auth/AuthProvider';
import { useStore } from '@storefront/platform/reactRedux';
import type { RootState } from '@storefront/store/appStore';
import { panelSlice } from '@storefront/store/panelSlice';
import { sessionSlice } from '@storefront/store/sessionSlice';

/**
 * Takes up the customer's session once the page has become interactive: what it changes must not meet a page that is
 * still being hydrated. Then it opens the login that a link asks for by `?action=login` (ROUTE-49).
 */
export function SessionStart() {
  const auth = useAuth();
  const store = useStore<RootState>();

  useEffect(() => {
    async function start(): Promise<void> {
      await auth.start();
      const isAsked = new URLSearchParams(window.location.search).get('action') === 'login';
      if (isAsked && sessionSlice.selectors.selectUserName(store.getState()) === null) {
        store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }));
      }
    }
    void start();
  }, [auth, store]);

  return null;
}
