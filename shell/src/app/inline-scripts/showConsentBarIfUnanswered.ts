/**
 * Stands in the page's script, sent as text: it must not use anything from outside itself. It shows the consent bar that
 * the server sent hidden (CONSENT-03) before any of its code is there: the first view pays nothing for it, and nothing
 * pops up later. `ConsentBar` decides the same once its code has come, with the shopper's first touch.
 */
export function showConsentBarIfUnanswered(id: string, cookie: string): void {
  // A browser without cookies reads as one without an answer.
  const isAnswered = document.cookie
    .split('; ')
    .some((pair) => pair === `${cookie}=true` || pair === `${cookie}=false`);
  if (!isAnswered) document.getElementById(id)?.removeAttribute('hidden');
}
