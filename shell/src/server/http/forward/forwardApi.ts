import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { REFRESH_COOKIES } from '@hemvaror/domain/site/cookieNames';
import { CHECKOUT_KEY_COOKIES } from '@hemvaror/runtime/api/checkoutKey';
import type { Environment } from '../../settings/settings.ts';
import { forwardedRequestHeaders, returnedHeaders, type Credentials } from './forwardedHeaders.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** A path of the shop's origin whose requests are forwarded to another host. */
interface ForwardedPath {
  prefix: string;
  target: string;
  methods: readonly HTTPMethods[];
  /** Content-Security-Policy of its responses. HTML pages of our API have their own. */
  policy?: string;
  credentials: Credentials;
}

const CONNECT_TIMEOUT_MS = timeLimit(5_000);

/** Proves that a guest typed this checkout. */
const CHECKOUT_KEY_NAMES = Object.values(CHECKOUT_KEY_COOKIES);

/** The response can neither run scripts nor load resources. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** SVG images need their own styles. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Forwards the paths of the API, so that the browser reaches it same-origin: on another origin, the refresh cookie would
 * be a third-party cookie and blocked. An edge server in front handles these paths before the shell.
 */
export async function forwardApi(app: FastifyInstance, env: Environment): Promise<void> {
  // `@fastify/reply-from` logs each failed call at `warn`, and `onError` below logs it at `error`, with its path.
  const logLevel = env.LOG_LEVEL === 'debug' ? 'debug' : 'error';
  for (const path of forwardedPaths(env)) {
    await app.register(async (scope) => forward(scope, path, timeLimit(env.FORWARD_TIMEOUT_MS)), { logLevel });
  }
}

function forwardedPaths({
  GRAPHQL_URL,
  AUTH_URL,
  SIGN_URL,
  IMAGE_URL,
  NEWSLETTER_URL,
  PAYMENTS_URL,
}: Environment): ForwardedPath[] {
  const none: Credentials = { bearer: false, cookies: [] };
  return [
    // The longer path first: the sign service may have another host than the rest of the auth service.
    { prefix: '/auth/sign', target: SIGN_URL, methods: READ, policy: DATA_POLICY, credentials: none },
    {
      prefix: '/auth',
      target: AUTH_URL,
      methods: READ_AND_WRITE,
      policy: DATA_POLICY,
      // Logging out also revokes the checkout key.
      credentials: { bearer: true, cookies: [...Object.values(REFRESH_COOKIES), ...CHECKOUT_KEY_NAMES] },
    },
    {
      prefix: '/graphql',
      target: GRAPHQL_URL,
      // No GET: a development API would respond with GraphiQL, on the shop's origin.
      methods: ['POST', 'OPTIONS'],
      policy: DATA_POLICY,
      credentials: { bearer: true, cookies: CHECKOUT_KEY_NAMES },
    },
    { prefix: '/newsletter', target: NEWSLETTER_URL, methods: READ_AND_WRITE, credentials: none },
    // Webhooks of payment providers, and the pages of the payment sandbox.
    { prefix: '/payments', target: PAYMENTS_URL, methods: READ_AND_WRITE, credentials: none },
    { prefix: '/images', target: IMAGE_URL, methods: READ, policy: IMAGE_POLICY, credentials: none },
  ];
}

const READ: readonly HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS'];
const READ_AND_WRITE: readonly HTTPMethods[] = [...READ, 'POST'];

async function forward(app: FastifyInstance, path: ForwardedPath, timeoutMs: number): Promise<void> {
  const { prefix, target, methods, policy, credentials } = path;
  const { origin, pathname } = new URL(target);

  function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (methods.some((method) => method === request.method)) done();
    else void reply.code(405).header('allow', methods.join(', ')).send({ error: 'METHOD_NOT_ALLOWED' });
  }

  await app.register(proxy, {
    upstream: origin,
    prefix,
    rewritePrefix: pathname.replace(/\/$/, ''),
    preHandler: refuseOtherMethods,
    // A 503 means that the API is already overloaded.
    retryMethods: [],
    disableRequestLogging: true,
    undici: {
      connectTimeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      // The library trusts every certificate by default.
      connect: { rejectUnauthorized: true },
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forwardedRequestHeaders(request, headers, credentials),
      rewriteHeaders: (headers) => returnedHeaders(headers, credentials, policy),
      onError: (reply, { error }) => {
        const isDelayed = 'statusCode' in error && error.statusCode === 504;
        reply.log.error({ err: error, prefix }, isDelayed ? 'API timed out' : 'API unreachable');
        void reply.code(isDelayed ? 504 : 503).send({ error: 'API_UNAVAILABLE' });
      },
    },
  });
}
