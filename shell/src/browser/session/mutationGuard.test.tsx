import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { createMutationGuard } from './mutationGuard.ts';

afterEach(() => removeCookie(AUTH_COOKIES.user));

test.each([
  { shown: null, remembered: null, allowed: true, cartAllowed: true },
  { shown: 'anna', remembered: 'anna', allowed: true, cartAllowed: true },
  { shown: null, remembered: 'anna', allowed: false, cartAllowed: true },
  { shown: 'anna', remembered: null, allowed: false, cartAllowed: false },
  { shown: 'anna', remembered: 'bo', allowed: false, cartAllowed: false },
])(
  'a tab that shows $shown while $remembered is logged in may mutate: $allowed, change the cart: $cartAllowed',
  ({ shown, remembered, allowed, cartAllowed }) => {
    if (remembered) writeCookie(AUTH_COOKIES.user, remembered, 60);
    const onOtherUser = jest.fn();
    const mayMutate = createMutationGuard(createAppStore({ session: { userName: shown } }), onOtherUser);

    expect([mayMutate(), mayMutate(true)]).toEqual([allowed, cartAllowed]);
    expect(onOtherUser).toHaveBeenCalledTimes([allowed, cartAllowed].filter((isAllowed) => !isAllowed).length);
  },
);
