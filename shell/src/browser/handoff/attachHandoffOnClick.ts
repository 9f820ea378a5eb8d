import { serializeHandoff, type Handoff } from './serializeHandoff.ts';

/**
 * Adds the handoff to a link to the shop's other site when it is clicked, so that a copied address does not contain it.
 * Listens on the document, as the links may not be hydrated yet.
 *
 * @param siteOrigins origins of all the shop's sites
 */
export function attachHandoffOnClick(siteOrigins: readonly string[], getHandoff: () => Handoff): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.hash !== '' || link.origin === window.location.origin || !siteOrigins.includes(link.origin))
      return;
    const address = link.href;
    link.href = address + serializeHandoff(getHandoff());
    setTimeout(() => link.setAttribute('href', address));
  };
  document.addEventListener('click', onClick, { capture: true });
  // Middle clicks fire `auxclick`.
  document.addEventListener('auxclick', onClick, { capture: true });
}
