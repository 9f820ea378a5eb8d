import { required } from './required.ts';
import type { ValidationMessageKey } from './rule.ts';

/** Countries whose addresses contain a state or province (Universal Postal Union, addressing systems). */
const WITH_STATES: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IN', 'MX', 'US']);

/** @param countryCode ISO 3166 */
export function hasStates(countryCode: string): boolean {
  return WITH_STATES.has(countryCode);
}

/**
 * Validates the state or province of an address. It is required in countries whose addresses contain one, and may be any text in
 * others.
 *
 * @param countryCode ISO 3166 code of the address
 */
export function state(value: string, countryCode: string): ValidationMessageKey | null {
  return hasStates(countryCode) ? required(value) : null;
}
