import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/** Takes up the customer's session, then opens the login that a link asks for by `?action=login` (ROUTE-49). */
export async function startSession(
  auth: Pick<AuthSession, 'start'>,
  store: Pick<AppStore, 'getState' | 'dispatch'>,
): Promise<void> {
  await auth.start();
  const isAsked = new URLSearchParams(window.location.search).get('action') === 'login';
  if (isAsked && sessionSlice.selectors.selectUserName(store.getState()) === null) {
    store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }));
  }
}
