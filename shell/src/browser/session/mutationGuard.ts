import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { loggedInUser, currentUser } from '../../app/cross-tab-sync/tabUser.ts';

/**
 * Allows mutations only for the user that this tab shows: another tab may have logged in or out. A visitor may always change
 * the cart, since it stays the same.
 *
 * @param onOtherUser called when a mutation is refused
 */
export function createMutationGuard(store: Pick<AppStore, 'getState'>, onOtherUser: () => void) {
  return function mayMutate(isCartChange = false): boolean {
    const tabUser = currentUser(store);
    if (tabUser === loggedInUser() || (isCartChange && tabUser === null)) return true;
    onOtherUser();
    return false;
  };
}
