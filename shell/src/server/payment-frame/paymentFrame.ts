import type { FastifyInstance } from 'fastify';
import { PAYMENT_FRAME_PATH } from '../../app/core/paymentFramePath.ts';
import { sendRevalidated } from '../http/revalidated.ts';
import type { Environment } from '../settings/settings.ts';
import { runPaymentFrame } from './inline-scripts/runPaymentFrame.ts';

/**
 * Restrictions of the document, which therefore has an opaque origin: no cookies, no storage, no access to the page. The
 * shopper's click may lead the page to the provider, as for a bank's confirmation.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');

const DOCUMENT = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Payment</title>
<style>html,body{margin:0;background:transparent}main{display:flow-root}iframe{display:block;max-width:100%;border:0}</style>
</head>
<body><main></main><script>(${runPaymentFrame.toString()})()</script></body>
</html>
`;

/** Serves the document in which the checkout renders the form of a payment provider (ADR 0041). */
export function servePaymentFrame(
  app: FastifyInstance,
  env: Pick<Environment, 'sites' | 'PAYMENT_FORM_ORIGINS'>,
): void {
  const shop = [...new Set(Object.values(env.sites).flatMap(({ origin, httpsOrigin }) => [origin, httpsOrigin]))];
  const policy = framePolicy(shop, env.PAYMENT_FORM_ORIGINS);
  app.get(PAYMENT_FRAME_PATH, async (request, reply) =>
    sendRevalidated(
      request,
      reply.headers({
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      }),
      { body: DOCUMENT, type: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
    ),
  );
}

/** @param providers origins that the forms load from, besides the pages of the shop's own API */
function framePolicy(shop: readonly string[], providers: readonly string[]): string {
  const sources = [...shop, ...providers].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'unsafe-inline'", ...providers].join(' '),
    ["style-src 'unsafe-inline'", ...providers].join(' '),
    ['img-src data:', ...providers].join(' '),
    `font-src ${providers.length > 0 ? providers.join(' ') : "'none'"}`,
    `connect-src ${providers.length > 0 ? providers.join(' ') : "'none'"}`,
    `frame-src ${sources}`,
    `form-action ${sources}`,
    "base-uri 'none'",
    `frame-ancestors ${shop.join(' ')}`,
    `sandbox ${SANDBOX}`,
  ].join('; ');
}
