import { HANDOFF_PREFIX } from './handoffPrefix.ts';

/**
 * Removes the fragment of the other site from the address, so that it is taken over once.
 *
 * @returns the fragment; empty if the shopper does not come from the other site
 */
export function removeHandoff(): string {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(HANDOFF_PREFIX)) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}
