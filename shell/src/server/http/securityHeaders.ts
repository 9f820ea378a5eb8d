import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { trackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { CHECKOUT_REMOTE } from '../../app/core/pages.ts';
import { PAYMENT_FRAME_PATH } from '../../app/core/paymentFramePath.ts';
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
  /** For the document of the checkout: its host, with port. Only files of the shell and of one remote are scripts and styles there. */
  checkoutHost?: string;
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
  { developerOrigins = [], isPrivate = false, checkoutHost }: DocumentOrigins = {},
): Record<string, string> {
  const isCheckout = checkoutHost !== undefined;
  const sources = [`'self'`, ...new Set(developerOrigins)].join(' ');
  const files = isCheckout ? [...checkoutFolders(checkoutHost), ...new Set(developerOrigins)].join(' ') : sources;
  const api = originsOf([
    config.graphqlEndpoint,
    config.authEndpoint,
    config.signEndpoint,
    ...(config.websocket ? [config.websocket.url] : []),
  ]);
  // A tag manager never runs in the checkout (OP-67).
  const tracking = isCheckout ? [] : trackingOriginsOf(config);
  // The address of the checkout has no secret.
  const hidesAddress = isPrivate && !isCheckout;
  const policy = [
    `default-src 'self'`,
    `script-src ${[files, ...tracking, ...inline.scripts].join(' ')}`,
    `style-src ${[files, ...inline.styles].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${[`'self'`, 'data:', ...new Set([...originsOf([config.imageServer]), ...tracking])].join(' ')}`,
    `font-src ${[`'self'`, ...developerOrigins].join(' ')}`,
    `connect-src ${[sources, ...new Set([...api, ...tracking])].join(' ')}`,
    `worker-src 'self'`,
    ...(isCheckout ? [`frame-src ${checkoutHost}${PAYMENT_FRAME_PATH}`] : []),
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // A developer's build inserts markup and code.
    ...(isCheckout && developerOrigins.length === 0 ? TRUSTED_TYPES : []),
    // Some browsers know one of the two only. A report names the address of its document, so private ones send none.
    ...(hidesAddress ? [] : [`report-uri ${REPORT_PATH}`, 'report-to reports']),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(!hidesAddress && { 'reporting-endpoints': `reports="${REPORT_PATH}"` }),
    ...PAGE_HEADERS,
    // Not `no-referrer`: browsers then hide the origin of forms, which the shell checks (ADR 0017).
    ...(isPrivate && { 'referrer-policy': 'strict-origin' }),
  };
}

/** `limitScripts` creates the policy. */
const TRUSTED_TYPES = [`require-trusted-types-for 'script'`, 'trusted-types default'];

/** Sources without a scheme match that of the page, behind a proxy as well. @param host with port */
function checkoutFolders(host: string): string[] {
  return ['/assets/', `/remotes/${CHECKOUT_REMOTE}/`].map((folder) => host + folder);
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
