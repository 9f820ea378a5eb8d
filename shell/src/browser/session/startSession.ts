import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/** Resumes the customer's session, then opens the login panel for a visitor with `?action=login` (ROUTE-49). */
export async function startSession(
  auth: Pick<AuthSession, 'start'>,
  store: Pick<AppStore, 'getState' | 'dispatch'>,
): Promise<void> {
  await auth.start();
  const isLoginRequested = new URLSearchParams(window.location.search).get('action') === 'login';
  if (isLoginRequested && sessionSlice.selectors.selectUserName(store.getState()) === null) {
    store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }));
  }
}
