/**
 * Part of the inline script, sent as text: it must not reference other code. Shows the consent bar that the server sent hidden
 * (CONSENT-03) before its code is loaded: the first view stays small, and the layout does not shift later. `ConsentBar` applies
 * the same rule once its code is loaded, after the first touch.
 */
export function showConsentBarIfUnanswered(id: string, cookie: string): void {
  // A browser without cookies counts as unanswered.
  const isAnswered = document.cookie
    .split('; ')
    .some((pair) => pair === `${cookie}=true` || pair === `${cookie}=false`);
  if (!isAnswered) document.getElementById(id)?.removeAttribute('hidden');
}
