import type { Environment } from '../settings/settings.ts';

/** A name that somebody else points at this machine (DNS rebinding) is none of ours, and what it says counts for nothing. */
export function isAllowedHost(host: string | undefined, { sites }: Pick<Environment, 'sites'>): boolean {
  return host !== undefined && [...sites.sv.hosts, ...sites.en.hosts].includes(host);
}
