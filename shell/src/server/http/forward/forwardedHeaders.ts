import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The session headers and cookies that a host may read and set. */
export interface Credentials {
  /** Whether it gets the headers `authorization` and `x-auth-refresh-token`. */
  bearer: boolean;
  /** Names of the cookies that it gets and may set. */
  cookies: readonly string[];
}

/** The only headers that are forwarded. Others may identify the visitor. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'apollographql-client-name',
  'apollographql-client-version',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-apikey',
  'x-idempotency-key',
  'x-sdk-version',
];
const SESSION_HEADERS = ['authorization', 'x-auth-refresh-token', 'x-checkout-key'];

/** Response headers that would apply to the whole origin of the shop. */
const ORIGIN_WIDE_HEADERS = new Set([
  'alt-svc',
  'clear-site-data',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'strict-transport-security',
]);

/** @param headers of the request, with the target's name as `host` */
export function forwardedRequestHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'headers'>,
  headers: IncomingHttpHeaders,
  { bearer, cookies }: Credentials,
): IncomingHttpHeaders {
  const names = bearer ? [...REQUEST_HEADERS, ...SESSION_HEADERS] : REQUEST_HEADERS;
  const forwarded = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  const cookie = cookiesNamed(headers.cookie ?? '', cookies);
  return {
    ...Object.fromEntries(forwarded),
    ...(cookie && { cookie }),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** @param policy Content-Security-Policy that replaces the host's */
export function returnedHeaders(
  headers: IncomingHttpHeaders,
  { cookies }: Credentials,
  policy: string | undefined,
): IncomingHttpHeaders {
  const allowed = Object.entries(headers).filter(([name]) => name !== 'set-cookie' && !ORIGIN_WIDE_HEADERS.has(name));
  const setCookies = [headers['set-cookie'] ?? []].flat().filter((cookie) => cookies.includes(nameOf(cookie)));
  return {
    ...Object.fromEntries(allowed),
    ...(policy !== undefined && { 'content-security-policy': policy }),
    ...(setCookies.length > 0 && { 'set-cookie': setCookies }),
  };
}

function cookiesNamed(header: string, names: readonly string[]): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => names.includes(nameOf(pair))).join('; ');
}

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}
