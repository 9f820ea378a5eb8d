import * as authCookies from './authCookies.ts';
import * as AuthProvider from './AuthProvider.tsx';
import * as authSession from './authSession.ts';

// Remotes of earlier releases import these names from the shell: removing one breaks them.
test.each([
  [authSession, ['authContext', 'createAuthSession']],
  [authCookies, ['AUTH_COOKIES', 'BEARER_LIFETIME_DAYS', 'CUSTOMER_TYPE_MAX_AGE_SECONDS', 'USER_MAX_AGE_SECONDS']],
  [AuthProvider, ['AuthProvider', 'useAuth']],
])('public names are complete (%#)', (module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names);
});
