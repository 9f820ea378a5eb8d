import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CONSENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { readCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { Button } from '@hemvaror/ui/button/Button';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { CONTENT_ID } from '../page/contentId.ts';
import { CONSENT_BAR_ID } from '../inline-scripts/consentBarId.ts';
import { CONSENT_COOKIE_MAX_AGE_SECONDS, consentFrom, consentValue, type Answer } from './consentCookie.ts';
import classes from './ConsentBar.module.css';

/**
 * Requests consent for cookies that are not strictly necessary (CONSENT-01 … CONSENT-06). It is not a dialog: the shop works
 * without an answer, so the bar does not take the focus, and comes early in the tab order.
 */
export function ConsentBar() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const bar = useRef<HTMLElement>(null);
  const consentInStore = useSelector(consentSlice.selectors.selectConsent);
  // Null on the server and while the page hydrates: the HTML is the same for everyone.
  const stored = useSyncExternalStore(subscribe, storedConsent, () => null);
  // Without cookies the answer is valid until the page is unloaded.
  const isPending = stored === 'unknown' && consentInStore === 'unknown';

  useEffect(() => {
    if (stored && stored !== 'unknown') dispatch(consentSlice.actions.consentGiven(stored));
  }, [dispatch, stored]);

  useEffect(() => {
    // For React the bar is hidden, as the server sent it. The inline script may have shown it (showConsentBarIfUnanswered.ts).
    if (stored && bar.current) bar.current.hidden = !isPending;
  }, [stored, isPending]);

  function saveAnswer(consent: Answer): void {
    writeCookie(CONSENT_COOKIE, consentValue(consent), CONSENT_COOKIE_MAX_AGE_SECONDS);
    // The pressed button disappears with the bar: otherwise the focus would return to the top of the document.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    dispatch(consentSlice.actions.consentGiven(consent));
  }

  return (
    <section
      ref={bar}
      id={CONSENT_BAR_ID}
      className={classes.bar}
      aria-label={t('consent.label')}
      // Search engine snippets should describe the page.
      data-nosnippet=""
      hidden={!isPending}
      suppressHydrationWarning
    >
      <p className={classes.text}>
        {t('consent.text')}{' '}
        <Link to={pathTo('cookies')} className={textLinkClassName()}>
          {t('consent.learnMore')}
        </Link>
      </p>
      <div className={classes.actions}>
        {/* The same style: declining is as prominent as allowing. */}
        <Button variant="secondary" onClick={() => saveAnswer('declined')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => saveAnswer('allowed')}>
          {t('consent.allow')}
        </Button>
      </div>
    </section>
  );
}

function storedConsent() {
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
