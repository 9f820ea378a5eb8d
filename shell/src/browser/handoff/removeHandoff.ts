import { HANDOFF_PREFIX } from './handoffPrefix.ts';

/**
 * Removes the handoff of the other site from the address, so that it is applied only once.
 *
 * @returns the fragment; empty without a handoff
 */
export function removeHandoff(): string {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(HANDOFF_PREFIX)) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}
