import type { LocaleCode } from '@hemvaror/domain/site/locales';

/** Days from the response until the text expires: below the year of RFC 9116, and longer than any cache keeps it. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

interface SecurityTextOptions {
  /** An e-mail address or an https address. */
  contact: string;
  /** Address of the policy for reports; undefined if there is none. */
  policy: string | undefined;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  languages: readonly LocaleCode[];
  now: Date;
}

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The security.txt of a domain (RFC 9116): where to report a vulnerability. It is the same for all requests of a day. */
export function securityText({ contact, policy, origin, languages, now }: SecurityTextOptions): string {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const fields = [
    ['Contact', contact.startsWith('https://') ? contact : `mailto:${contact}`],
    ['Expires', new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '')],
    ['Preferred-Languages', languages.join(', ')],
    // RFC 9116 allows https only: a site on http, as on a developer's machine, has none.
    ...(origin.startsWith('https://') ? [['Canonical', origin + SECURITY_TEXT_PATH]] : []),
    ...(policy === undefined ? [] : [['Policy', policy]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
