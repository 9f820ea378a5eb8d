/** Tells whether a developer may have code taken from an address. */
export type AddressRule = (address: URL) => boolean;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** @param allowed DEV_OVERRIDE_ORIGINS: origins, and `loopback` for every port of this machine */
export function addressRule(allowed: readonly string[]): AddressRule {
  const origins = new Set(allowed.filter((entry) => entry !== 'loopback'));
  const withLoopback = allowed.includes('loopback');
  return ({ origin, hostname }) => origins.has(origin) || (withLoopback && LOOPBACK.test(hostname));
}
