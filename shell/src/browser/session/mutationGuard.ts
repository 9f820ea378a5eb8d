import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { rememberedUser, currentUser } from '../../app/cross-tab-sync/tabUser.ts';

/**
 * Allows mutations only for the user that this tab shows: another tab may have logged in or out. A visitor may always change
 * the cart, since it stays the same.
 *
 * @param onOtherUser called when a mutation is refused
 */
export function createMutationGuard(store: Pick<AppStore, 'getState'>, onOtherUser: () => void) {
  return function mayMutate(isCartChange = false): boolean {
    const shown = currentUser(store);
    if (shown === rememberedUser() || (isCartChange && shown === null)) return true;
    onOtherUser();
    return false;
  };
}
