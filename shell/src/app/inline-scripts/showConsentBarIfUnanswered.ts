/**
 * An inline script, sent as text: it must not reference other code. Shows the consent bar that the server sent hidden (CONSENT-03)
 * before its code is loaded: the first view stays small. It runs before the bar is parsed: in the first frame the bar has its
 * place, and what is above it does not move. `ConsentBar` applies the same rule once its code is loaded, after the first touch
 * (`consentTo`).
 */
export function showConsentBarIfUnanswered(id: string, cookie: string, record: string, textVersion: number): void {
  // A browser without cookies counts as unanswered.
  const values = new Map(document.cookie.split('; ').map((pair) => [pair.split('=')[0], pair.split('=')[1]]));
  const recorded = Number.parseInt(values.get(record) ?? '', 10) || 1;
  const answer = values.get(cookie);
  if (answer === 'false' || (answer === 'true' && recorded >= textVersion)) return;
  const show = () => {
    const bar = document.getElementById(id);
    bar?.removeAttribute('hidden');
    return bar !== null;
  };
  const parsing = new MutationObserver(() => {
    if (show()) parsing.disconnect();
  });
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => parsing.disconnect());
}
