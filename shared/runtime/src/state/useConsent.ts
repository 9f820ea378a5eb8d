import { useEffect, useSyncExternalStore } from 'react';
import {
  CONSENT_COOKIE_MAX_AGE_SECONDS,
  consentFrom,
  consentValue,
  type ConsentAnswer,
} from '@hemvaror/domain/site/consentCookie';
import { CONSENT_COOKIE, RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { consentSlice, type Consent } from '@hemvaror/runtime/state/consentSlice';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';

interface ConsentChoice {
  /** Null on the server and while the page hydrates: the HTML is the same for everyone. */
  consent: Consent | null;
  /** Stores the answer (CONSENT-05). Declining removes what was stored with consent. */
  saveConsent: (answer: ConsentAnswer) => void;
}

/** The shopper's cookie consent: that of the cookie, or of the store if the browser stores no cookies. */
export function useConsent(): ConsentChoice {
  const dispatch = useDispatch();
  const inStore = useSelector(consentSlice.selectors.selectConsent);
  const stored = useSyncExternalStore(subscribe, storedConsent, () => null);

  useEffect(() => {
    if (stored && stored !== 'unknown') dispatch(consentSlice.actions.consentGiven(stored));
  }, [dispatch, stored]);

  return {
    consent: stored === 'unknown' ? inStore : stored,
    saveConsent: (answer) => {
      writeCookie(CONSENT_COOKIE, consentValue(answer), CONSENT_COOKIE_MAX_AGE_SECONDS);
      if (answer === 'declined') removeCookie(RECENT_COOKIE);
      dispatch(consentSlice.actions.consentGiven(answer));
    },
  };
}

function storedConsent(): Consent {
  return consentFrom(readCookie(CONSENT_COOKIE));
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
