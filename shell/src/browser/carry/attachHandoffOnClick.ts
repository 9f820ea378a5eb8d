import { serializeHandoff, type Handoff } from './serializeHandoff.ts';

/**
 * Gives a link to the shop's other site what the shopper has gathered, at the moment it is followed: an address that is
 * copied carries nothing. On the document, as the links may not be hydrated yet.
 *
 * @param siteOrigins of all the shop's sites
 */
export function attachHandoffOnClick(siteOrigins: readonly string[], carried: () => Handoff): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.hash !== '' || link.origin === window.location.origin || !siteOrigins.includes(link.origin))
      return;
    const address = link.href;
    link.href = address + serializeHandoff(carried());
    setTimeout(() => link.setAttribute('href', address));
  };
  document.addEventListener('click', onClick, { capture: true });
  // The middle button, too.
  document.addEventListener('auxclick', onClick, { capture: true });
}
