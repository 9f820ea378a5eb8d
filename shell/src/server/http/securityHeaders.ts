import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { trackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { REPORT_PATH } from '../../app/core/reportPath.ts';

type BrowserAddresses = Pick<
  PublicConfig,
  | 'graphqlEndpoint'
  | 'authEndpoint'
  | 'signEndpoint'
  | 'imageServer'
  | 'websocket'
  | 'recommendation'
  | 'tagManager'
  | 'trackingOrigins'
>;

interface DocumentOrigins {
  /** Origins of a developer's builds, which may load the shell's fonts as well. */
  developerOrigins?: readonly string[] | undefined;
  /** For a document whose address may have a secret: no request gets its path. */
  isPrivate?: boolean;
}

/** Source expressions of the inline scripts and styles of a document: hashes of the texts that the shell has written (`policySource`). */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Headers of every document. It runs scripts of the shop's own origin and the listed inline ones, and no others (ADR 0079): no address
 * of the shop responds with a script that a visitor or an editor has written. Style attributes are allowed because the server's
 * markup sets custom properties.
 *
 * @param inline of this document
 * @param config the addresses that browsers use: another origin for API, images or tracking is allowed
 */
export function securityHeaders(
  inline: InlineSources,
  config: BrowserAddresses,
  { developerOrigins = [], isPrivate = false }: DocumentOrigins = {},
): Record<string, string> {
  const sources = [`'self'`, ...new Set(developerOrigins)].join(' ');
  const api = originsOf([
    config.graphqlEndpoint,
    config.authEndpoint,
    config.signEndpoint,
    ...(config.websocket ? [config.websocket.url] : []),
  ]);
  const tracking = trackingOriginsOf(config);
  const policy = [
    `default-src 'self'`,
    `script-src ${[sources, ...tracking, ...inline.scripts].join(' ')}`,
    `style-src ${[sources, ...inline.styles].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${[`'self'`, 'data:', ...new Set([...originsOf([config.imageServer]), ...tracking])].join(' ')}`,
    `font-src ${[`'self'`, ...developerOrigins].join(' ')}`,
    `connect-src ${[sources, ...new Set([...api, ...tracking])].join(' ')}`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // Some browsers know one of the two only. A report names the address of its document, so private ones send none.
    ...(isPrivate ? [] : [`report-uri ${REPORT_PATH}`, 'report-to reports']),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(!isPrivate && { 'reporting-endpoints': `reports="${REPORT_PATH}"` }),
    ...PAGE_HEADERS,
    // Not `no-referrer`: browsers then hide the origin of forms, which the shell checks (ADR 0017).
    ...(isPrivate && { 'referrer-policy': 'strict-origin' }),
  };
}

/** Origins that the scripts of the tracking services use; none without a configured service (TRACK-04). */
function trackingOriginsOf(config: BrowserAddresses): string[] {
  const services = Object.values(trackingServices(config));
  if (services.length === 0) return [];
  return originsOf([...services.map(({ scriptUrl }) => scriptUrl), ...config.trackingOrigins]);
}

/** @returns the origins of absolute addresses, each once; paths are on the origin of the page */
function originsOf(addresses: readonly string[]): string[] {
  return [
    ...new Set(addresses.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin)),
  ];
}

/** Headers of redirects and of documents without scripts and stylesheets. */
export function plainSecurityHeaders(): Record<string, string> {
  const policy = [`default-src 'none'`, `form-action 'none'`, `frame-ancestors 'none'`, `base-uri 'none'`];
  return { 'content-security-policy': policy.join('; '), ...PAGE_HEADERS };
}

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
};
