import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE } from '@hemvaror/domain/site/cookieNames';

/** The text of the script behind the bar, a constant for each version of its text. */
export function consentBarScript(textVersion: number): string {
  return `(${showConsentBar.toString()})('${CONSENT_COOKIE}','${CONSENT_RECORD_COOKIE}',${textVersion})`;
}

/**
 * Sent as text, directly behind the consent bar: it must not reference other code. Shows the bar, which the server sends hidden, to
 * visitors who have not answered (CONSENT-03). The browser paints neither the page without the bar nor a bar that disappears.
 * `ConsentBar` applies the same rule once its code is loaded, in idle time (`consentTo`).
 */
function showConsentBar(cookie: string, record: string, textVersion: number): void {
  // A browser without cookies counts as unanswered.
  const values = new Map(document.cookie.split('; ').map((pair) => [pair.split('=')[0], pair.split('=')[1]]));
  const recorded = Number.parseInt(values.get(record) ?? '', 10) || 1;
  const answer = values.get(cookie);
  if (answer === 'false' || (answer === 'true' && recorded >= textVersion)) return;
  document.currentScript?.previousElementSibling?.removeAttribute('hidden');
}
