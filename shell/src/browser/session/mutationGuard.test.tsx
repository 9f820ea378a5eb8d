import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { createMutationGuard } from './mutationGuard.ts';

afterEach(() => removeCookie(AUTH_COOKIES.user));

test.each([
  { tabUser: null, cookieUser: null, allowed: true, cartAllowed: true },
  { tabUser: 'anna', cookieUser: 'anna', allowed: true, cartAllowed: true },
  { tabUser: null, cookieUser: 'anna', allowed: false, cartAllowed: true },
  { tabUser: 'anna', cookieUser: null, allowed: false, cartAllowed: false },
  { tabUser: 'anna', cookieUser: 'bo', allowed: false, cartAllowed: false },
])(
  'a tab that shows $tabUser while $cookieUser is logged in may mutate: $allowed, change the cart: $cartAllowed',
  ({ tabUser, cookieUser, allowed, cartAllowed }) => {
    if (cookieUser) writeCookie(AUTH_COOKIES.user, cookieUser, 60);
    const onOtherUser = jest.fn();
    const mayMutate = createMutationGuard(createAppStore({ session: { userName: tabUser } }), onOtherUser);

    expect([mayMutate(), mayMutate(true)]).toEqual([allowed, cartAllowed]);
    expect(onOtherUser).toHaveBeenCalledTimes([allowed, cartAllowed].filter((isAllowed) => !isAllowed).length);
  },
);
