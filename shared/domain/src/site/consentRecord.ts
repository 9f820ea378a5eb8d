import { consentFrom, type ConsentAnswer } from './consentCookie.ts';

/**
 * Versions of the consent text. A change of a text or of its purposes takes the next number: shoppers who
 * allowed cookies under a lower one see the bar again.
 */
const TEXT_VERSIONS = { withoutTracking: 1, withTracking: 2 } as const;

/** @param hasTracking whether the shop has a service that receives events */
export function consentTextVersion(hasTracking: boolean): number {
  return hasTracking ? TEXT_VERSIONS.withTracking : TEXT_VERSIONS.withoutTracking;
}

/** The record of an answer: the version of its text and its day, `2.2026-11-23`. */
export function consentRecord(textVersion: number, date: Date): string {
  return `${textVersion}.${date.toISOString().slice(0, 10)}`;
}

/** @returns the version of the text that was answered; 1 for an answer without a record, or with a malformed one */
export function recordedTextVersion(record: string | undefined): number {
  return Number(/^(\d{1,4})\.\d{4}-\d\d-\d\d$/.exec(record ?? '')?.[1] ?? 1);
}

/**
 * The shopper's consent to a text. Allowing a text does not cover later ones, so it counts as unanswered then. Declining is final until
 * the cookie expires: a new text has more purposes, not fewer.
 *
 * @param cookies values of the consent cookie and of its record
 */
export function consentTo(
  textVersion: number,
  cookies: { answer: string | undefined; record: string | undefined },
): ConsentAnswer | 'unknown' {
  const answer = consentFrom(cookies.answer);
  return answer === 'allowed' && recordedTextVersion(cookies.record) < textVersion ? 'unknown' : answer;
}
