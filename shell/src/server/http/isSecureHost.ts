import type { Environment } from '../settings/settings.ts';

/**
 * Tells whether the site that answers on a host is reached by https: each site's own origin decides. An unknown host is
 * answered as the Swedish site.
 */
export function isSecureHost(host: string | undefined, { sites }: Pick<Environment, 'sites'>): boolean {
  const site = Object.values(sites).find(({ hosts }) => host !== undefined && hosts.includes(host)) ?? sites.sv;
  return site.origin.startsWith('https:');
}
