import * as authCookies from './authCookies.ts';
import * as AuthProvider from './AuthProvider.tsx';
import * as authSession from './authSession.ts';

// Remotes that were built last month take these from the shell: a name that goes breaks them.
test.each([
  [authSession, ['authContext', 'createAuthSession']],
  [authCookies, ['AUTH_COOKIES', 'BEARER_LIFETIME_DAYS', 'CUSTOMER_TYPE_MAX_AGE_SECONDS', 'USER_MAX_AGE_SECONDS']],
  [AuthProvider, ['AuthProvider', 'useAuth']],
])('every public name is still there (%#)', (module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names);
});
