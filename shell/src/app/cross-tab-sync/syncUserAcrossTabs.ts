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

/** Switches in progress. The page is visible again after the last one. */
let switchCount = 0;

/**
 * Switches this tab to the user of the cookies. Until the loaders have run, the page of the previous customer is hidden and inert:
 * its data are not for the next one, for whom its input would be saved.
 */
export async function syncUserAcrossTabs({ store, auth }: Pick<UserDeps, 'store' | 'auth'>): Promise<void> {
  const page = currentUser(store) === null ? null : document.getElementById(CONTENT_ID);
  switchCount += 1;
  if (panelSlice.selectors.selectPanelName(store.getState()) === 'account') {
    store.dispatch(panelSlice.actions.panelClosed());
  }
  page?.setAttribute('inert', '');
  page?.style.setProperty('visibility', 'hidden');
  await auth.follow();
  switchCount -= 1;
  if (switchCount > 0) return;
  const shown = document.getElementById(CONTENT_ID);
  shown?.removeAttribute('inert');
  shown?.style.removeProperty('visibility');
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
