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
 * Asks whether cookies may be used for more than the shop needs to work (CONSENT-01 … CONSENT-06). It is no dialog: the
 * shop can be used without an answer, so the focus stays where it is, and the bar comes early in the order of the keyboard.
 */
export function ConsentBar() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const bar = useRef<HTMLElement>(null);
  const given = useSelector(consentSlice.selectors.selectConsent);
  // Null on the server and while the page hydrates: the HTML is the same for everyone.
  const kept = useSyncExternalStore(subscribe, storedConsent, () => null);
  // A browser that keeps no cookies still learns the answer for as long as the page lives.
  const isAsking = kept === 'unknown' && given === 'unknown';

  useEffect(() => {
    if (kept && kept !== 'unknown') dispatch(consentSlice.actions.consentGiven(kept));
  }, [dispatch, kept]);

  useEffect(() => {
    // React takes the bar for hidden, as the server sent it; the page's first script may have shown it (showConsentBarIfUnanswered.ts).
    if (kept && bar.current) bar.current.hidden = !isAsking;
  }, [kept, isAsking]);

  function answer(consent: Answer): void {
    writeCookie(CONSENT_COOKIE, consentValue(consent), CONSENT_COOKIE_MAX_AGE_SECONDS);
    // The pressed button goes with the bar: without this, the keyboard would begin again at the top.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    dispatch(consentSlice.actions.consentGiven(consent));
  }

  return (
    <section
      ref={bar}
      id={CONSENT_BAR_ID}
      className={classes.bar}
      aria-label={t('consent.label')}
      // A search engine's excerpt should tell of the page.
      data-nosnippet=""
      hidden={!isAsking}
      suppressHydrationWarning
    >
      <p className={classes.text}>
        {t('consent.text')}{' '}
        <Link to={pathTo('cookies')} className={textLinkClassName()}>
          {t('consent.learnMore')}
        </Link>
      </p>
      <div className={classes.actions}>
        {/* Of one look: no is as good an answer as yes. */}
        <Button variant="secondary" onClick={() => answer('declined')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => answer('allowed')}>
          {t('consent.allow')}
        </Button>
      </div>
    </section>
  );
}

function storedConsent() {
  return consentFrom(readCookie(CONSENT_COOKIE));
}

/** Another tab may have answered meanwhile, or the page before the one that the back button brings again. */
function subscribe(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  window.addEventListener('pageshow', changed);
  return () => {
    window.removeEventListener('focus', changed);
    window.removeEventListener('pageshow', changed);
  };
}
