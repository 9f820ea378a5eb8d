import { CONSENT_COOKIE } from '@hemvaror/domain/site/cookieNames';

/** Where the sites of the tests stand; a site that runs already stands there, too. */
const HOSTS = ['localhost', 'sv.localhost', 'en.localhost'];

/**
 * A shopper who has been asked about cookies and said no. The bar that asks takes room at the bottom of every page, and
 * only its own test (tests/consent.spec.ts) is about it.
 */
export const CONSENT_GIVEN = {
  cookies: HOSTS.map((domain) => ({
    name: CONSENT_COOKIE,
    value: 'false',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};
