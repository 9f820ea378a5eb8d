import type { Environment } from '../settings/settings.ts';

/** Whether a host is served over https. An unknown one counts as the origin of the Swedish site. */
export function isSecureHost(host: string | undefined, { sites }: Pick<Environment, 'sites'>): boolean {
  const site = Object.values(sites).find(({ hosts }) => host !== undefined && hosts.includes(host));
  return site && host !== undefined ? site.httpsHosts.includes(host) : sites.sv.origin.startsWith('https:');
}
