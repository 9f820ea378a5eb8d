import type { Environment } from '../settings/settings.ts';

/** `.localhost` and its subdomains are names of the browser's own machine (RFC 6761). */
const LOCAL = /^(?:.+\.)?localhost$/;

/**
 * Whether browsers should remember to open a host over https only: not a name of the own machine, for which they would apply it
 * to every port, and so to other projects. An unknown host counts as the Swedish site.
 */
export function hasPublicHttps(host: string | undefined, { sites }: Pick<Environment, 'sites'>): boolean {
  const { origin } = Object.values(sites).find(({ hosts }) => host !== undefined && hosts.includes(host)) ?? sites.sv;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !LOCAL.test(hostname);
}
