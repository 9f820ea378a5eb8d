import { useEffect, useSyncExternalStore } from 'react';
import { CONSENT_COOKIE_MAX_AGE_SECONDS, consentValue, type ConsentAnswer } from '@hemvaror/domain/site/consentCookie';
import { consentRecord } from '@hemvaror/domain/site/consentRecord';
import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE, RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { consentSlice, type Consent } from '@hemvaror/runtime/state/consentSlice';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { storedConsent } from './storedConsent.ts';

interface ConsentChoice {
  /** Null on the server and while the page hydrates: the HTML is the same for everyone. */
  consent: Consent | null;
  /** Stores the answer (CONSENT-05), its text and its day. Declining removes what was stored with consent. */
  saveConsent: (answer: ConsentAnswer) => void;
}

/**
 * The shopper's cookie consent: that of the cookie, or of the store if the browser stores no cookies.
 *
 * @param textVersion of the current consent text (`consentTextVersion`)
 */
export function useConsent(textVersion: number): ConsentChoice {
  const dispatch = useDispatch();
  const inStore = useSelector(consentSlice.selectors.selectConsent);
  const stored = useSyncExternalStore<Consent | null>(
    subscribe,
    () => storedConsent(textVersion),
    () => null,
  );

  useEffect(() => {
    if (stored && stored !== 'unknown') dispatch(consentSlice.actions.consentGiven(stored));
  }, [dispatch, stored]);

  return {
    consent: stored === 'unknown' ? inStore : stored,
    saveConsent: (answer) => {
      writeCookie(CONSENT_COOKIE, consentValue(answer), CONSENT_COOKIE_MAX_AGE_SECONDS);
      writeCookie(CONSENT_RECORD_COOKIE, consentRecord(textVersion, new Date()), CONSENT_COOKIE_MAX_AGE_SECONDS);
      if (answer === 'declined') removeCookie(RECENT_COOKIE);
      dispatch(consentSlice.actions.consentGiven(answer));
    },
  };
}

/** The answer may come from another tab, or from a page before one that the back button restores. */
function subscribe(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  window.addEventListener('pageshow', changed);
  return () => {
    window.removeEventListener('focus', changed);
    window.removeEventListener('pageshow', changed);
  };
}
