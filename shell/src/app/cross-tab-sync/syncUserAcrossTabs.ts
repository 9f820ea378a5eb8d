import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { CONTENT_ID } from '../page/contentId.ts';
import { currentUser } from './tabUser.ts';

export interface UserDeps {
  store: AppStore;
  auth: Pick<AuthSession, 'follow'>;
  i18n: I18n;
}

/**
 * Switches this tab to the user of the cookies. Until the loaders have run, the page of the previous customer is inert: its
 * input would be saved for the next one.
 */
export async function syncUserAcrossTabs({ store, auth }: Pick<UserDeps, 'store' | 'auth'>): Promise<void> {
  const page = currentUser(store) === null ? null : document.getElementById(CONTENT_ID);
  if (panelSlice.selectors.selectPanelName(store.getState()) === 'account') {
    store.dispatch(panelSlice.actions.panelClosed());
  }
  page?.setAttribute('inert', '');
  try {
    await auth.follow();
  } finally {
    page?.removeAttribute('inert');
  }
}

/** Switches to the user of the cookies after a mutation was refused, and shows the shopper why it was not saved. */
export async function announceOtherUser({ i18n, ...deps }: UserDeps): Promise<void> {
  const { store } = deps;
  const previousUser = currentUser(store);
  await syncUserAcrossTabs(deps);
  const text =
    previousUser === null
      ? i18n.t('layout.userCame', { ns: 'shell', name: currentUser(store) })
      : i18n.t('layout.userGone', { ns: 'shell', name: previousUser });
  store.dispatch(toastSlice.actions.toastShown({ text, tone: 'error' }));
}
