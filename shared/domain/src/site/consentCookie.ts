/** CONSENT-08 */
export const CONSENT_COOKIE_MAX_AGE_SECONDS = 31_536_000;

const VALUES = { allowed: 'true', declined: 'false' } as const;

export type ConsentAnswer = keyof typeof VALUES;

/** The cookie's value for an answer (CONSENT-05). */
export function consentValue(answer: ConsentAnswer): string {
  return VALUES[answer];
}

/** @param value of the cookie; any value that the shop does not write parses to `unknown` */
export function consentFrom(value: string | undefined): ConsentAnswer | 'unknown' {
  if (value === VALUES.allowed) return 'allowed';
  return value === VALUES.declined ? 'declined' : 'unknown';
}
