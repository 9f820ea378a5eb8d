import type { Environment } from '../settings/settings.ts';

/** Whether a host is one of the shop's. Other names that resolve to this machine (DNS rebinding) are not trusted. */
export function isAllowedHost(host: string | undefined, { sites }: Pick<Environment, 'sites'>): boolean {
  return host !== undefined && [...sites.sv.hosts, ...sites.en.hosts].includes(host);
}
