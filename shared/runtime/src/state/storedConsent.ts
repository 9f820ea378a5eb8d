import { consentTo } from '@hemvaror/domain/site/consentRecord';
import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import type { Consent } from '@hemvaror/runtime/state/consentSlice';

/** The consent in the cookies of the page. @param textVersion of the current consent text (`consentTextVersion`) */
export function storedConsent(textVersion: number): Consent {
  return consentTo(textVersion, { answer: readCookie(CONSENT_COOKIE), record: readCookie(CONSENT_RECORD_COOKIE) });
}
