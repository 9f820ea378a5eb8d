import { cleanText } from './cleanText.ts';
import type { ValidationMessageKey } from './rule.ts';

/* The letters and marks of an unquoted local part (RFC 5322), also of other scripts. Brackets, quotes, commas and colons are
   missing on purpose: mail servers read them as syntax, so `<a@x.se>` would be a second spelling of a@x.se. */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Labels in ASCII and a top-level domain of letters, which an IP address does not have. */
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;
const MAX_LENGTH = 254;

/** Validates an email address. For a field that may be empty, wrap the rule in `optional` (VALID-01, VALID-02). */
export function email(value: string): ValidationMessageKey | null {
  return emailFrom(value) === undefined ? 'validation.email' : null;
}

/**
 * The one spelling of an address by which it is stored, compared and counted: cleaned, in lower case, with the domain in ASCII.
 * Returns undefined if the text is not an address. Only a sent message proves that the address exists.
 */
export function emailFrom(text: string): string | undefined {
  // In lower case, some letters consist of two characters.
  const address = cleanText(cleanText(text).toLowerCase());
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
  const canonical = `${local}@${domain}`;
  const isAddress = LOCAL.test(local) && ASCII_DOMAIN.test(domain) && canonical.length <= MAX_LENGTH;
  return isAddress ? canonical : undefined;
}

/** The domain as the name servers know it (`ängö.se` is `xn--ng-uia0k.se`); empty if it is not one. */
function asciiDomain(text: string): string {
  // Most domains are in ASCII, and have no label that could be invalid.
  if (/^[a-z\d.-]*$/.test(text) && !text.includes('xn--')) return text;
  // The ideographic full stop separates labels as well. All other characters would be syntax of a URL.
  const domain = text.replaceAll('。', '.');
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // Not a domain, for example an invalid `xn--` label.
    return '';
  }
}
