import { CONSENT_COOKIE } from '@hemvaror/domain/site/cookieNames';

/** Hosts of the sites under test, including those of a running site. */
const HOSTS = ['localhost', 'sv.localhost', 'en.localhost'];

/**
 * Storage state of a shopper who has declined cookies. The consent bar covers the bottom of every page and has its own
 * test (tests/shell/consent.spec.ts).
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
