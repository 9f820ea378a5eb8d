import { isLoopback } from '../settings/isLoopback.ts';

/** Whether an override may load code from an address. */
export type AddressRule = (address: URL) => boolean;

/** @param allowed DEV_OVERRIDE_ORIGINS: origins, and `loopback` for every port of this machine */
export function addressRule(allowed: readonly string[]): AddressRule {
  const origins = new Set(allowed.filter((entry) => entry !== 'loopback'));
  const withLoopback = allowed.includes('loopback');
  return ({ origin, hostname }) => origins.has(origin) || (withLoopback && isLoopback(hostname));
}
