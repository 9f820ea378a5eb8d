import { CARRY_MARK } from './carryMark.ts';

/**
 * Removes the fragment of the other site from the address, so that it is taken over once.
 *
 * @returns the fragment; empty if the shopper does not come from the other site
 */
export function removeCarried(): string {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(CARRY_MARK)) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}
