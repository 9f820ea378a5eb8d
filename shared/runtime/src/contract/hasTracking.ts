import type { PublicConfig } from './publicConfig.ts';

/**
 * Whether any tracking service is configured (TRACK-04). Not in trackingServices.ts, because it is part of every first view. For the
 * same reason it relies on the server, which omits the script of a service without an id.
 */
export function hasTracking({ tagManager, recommendation }: Partial<PublicConfig>): boolean {
  return Boolean(tagManager?.scriptUrl ?? recommendation?.scriptUrl);
}
