import type { Environment } from '../settings/settings.ts';

/**
 * Whether the site of a host is served over https, by the origin of that site. An unknown host counts as the Swedish
 * site.
 */
export function isSecureHost(host: string | undefined, { sites }: Pick<Environment, 'sites'>): boolean {
  const site = Object.values(sites).find(({ hosts }) => host !== undefined && hosts.includes(host)) ?? sites.sv;
  return site.origin.startsWith('https:');
}
