import { useEffect, useRef } from 'react';
import type { ConsentAnswer } from '@hemvaror/domain/site/consentCookie';
import { consentTextVersion } from '@hemvaror/domain/site/consentRecord';
import { hasTracking } from '@hemvaror/runtime/contract/hasTracking';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { useConsent } from '@hemvaror/runtime/state/useConsent';
import { Button } from '@hemvaror/ui/button/Button';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { useHydrated } from '@hemvaror/ui/useHydrated';
import { CONTENT_ID } from '../page/contentId.ts';
import { consentBarScript } from '../../first-view/inline-scripts/showConsentBar.ts';
import classes from './ConsentBar.module.css';

/**
 * Requests consent for cookies that are not strictly necessary (CONSENT-01 … CONSENT-06). It is not a dialog: the shop works
 * without an answer, so the bar does not take the focus, and comes early in the tab order.
 */
export function ConsentBar() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const bar = useRef<HTMLElement>(null);
  const isTracked = hasTracking(useShop().config);
  const textVersion = consentTextVersion(isTracked);
  const { consent, saveConsent } = useConsent(textVersion);
  const isPending = consent === 'unknown';

  useEffect(() => {
    // For React the bar is hidden, as the server sent it. The inline script may have shown it (showConsentBar.ts).
    if (consent && bar.current) bar.current.hidden = !isPending;
  }, [consent, isPending]);

  function saveAnswer(answer: ConsentAnswer): void {
    // The pressed button disappears with the bar: otherwise the focus would return to the top of the document.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    saveConsent(answer);
  }

  return (
    <>
      <section
        ref={bar}
        className={classes.bar}
        aria-label={t('consent.label')}
        // Search engine snippets should describe the page.
        data-nosnippet=""
        hidden={!isPending}
        suppressHydrationWarning
      >
        <p className={classes.text}>
          {t(isTracked ? 'consent.textWithTracking' : 'consent.text')}{' '}
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
      <ShowBar textVersion={textVersion} />
    </>
  );
}

/** The inline script directly behind the bar. Removed after the hydration: a browser executes no script that React renders there. */
function ShowBar({ textVersion }: { textVersion: number }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  // The text differs from that of the browser's build.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: consentBarScript(textVersion) }} />;
}
