import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { rememberedUser, shownUser } from '../../app/other-tabs/tabUser.ts';

/**
 * Allows mutations only for the user that this tab shows: another tab may have logged in or out. A visitor may always change
 * the cart, since it stays the same.
 *
 * @param onOtherUser called when a mutation is refused
 */
export function createMutationGuard(store: Pick<AppStore, 'getState'>, onOtherUser: () => void) {
  return function mayMutate(isCartChange = false): boolean {
    const shown = shownUser(store);
    if (shown === rememberedUser() || (isCartChange && shown === null)) return true;
    onOtherUser();
    return false;
  };
}
