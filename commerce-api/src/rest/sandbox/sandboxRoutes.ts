import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { allowOnly } from '../../platform/http/allowOnly.ts';
import { PAGE_HEADERS, pagePolicy } from '../shopPage.ts';
import { addressFrom } from '../../model/address.ts';
import { pageScriptOf } from './pageScript.ts';
import { sandboxPage, type CONTACT_FIELDS } from './sandboxPage.ts';
import { isSwishStart, scenariosOf, SWISH_APPS, type SwishApp } from './swish.ts';
import { isSnippetType } from '../../model/paymentTypes.ts';
import {
  moveSandboxPayment,
  paidState,
  readSandboxPayment,
  type SandboxPayment,
} from '../../payments/sandbox/sandboxPayment.ts';
import { SCENARIOS, type Scenario } from '../../model/payments.ts';
import { SLOW_MS, WEBHOOK_DELAY_MS } from '../../payments/sandbox/sandboxTimes.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../payments/sandbox/webhookSignature.ts';

interface SandboxDeps {
  db: Db;
  shop: Pick<ShopConfig, 'name' | 'origins' | 'httpsOrigins'>;
  secret: Uint8Array;
  /** Address of this shop's webhook. */
  webhookUrl: () => string;
  /** Time until a slow payment is authorized. */
  slowMs?: number;
}

const params = z.object({ reference: z.string().regex(/^sandbox-[0-9a-f]{32}$/) });
const query = z.object({ app: z.enum(SWISH_APPS).optional() });
const text = z.string().trim().min(1).max(200).nullable().default(null);
const form = z.object({
  scenario: z.enum(SCENARIOS).default('paid'),
  email: text,
  firstName: text,
  lastName: text,
  addressLine1: text,
  zip: text,
  city: text,
});

const NEXT_STATE: Record<Scenario, 'authorized' | 'pending' | 'refused' | 'blocked' | 'stepUp'> = {
  paid: 'authorized',
  refused: 'refused',
  blocked: 'blocked',
  stepUp: 'stepUp',
  slow: 'pending',
  answerLost: 'authorized',
  captureRefused: 'authorized',
  webhookTwice: 'authorized',
  webhookFirst: 'authorized',
  never: 'pending',
};

/** The pages on which a shopper pays in the sandbox. They are forms without scripts; each form returns to the shop. */
export function sandboxRoutes(app: FastifyInstance, deps: SandboxDeps): void {
  const { db, slowMs = SLOW_MS } = deps;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/pay/:reference', async (request, reply) => {
    const payment = await paymentOf(request, db);
    if (!payment) return notFound(reply);
    const app = appOf(request);
    // The shopper has paid on the phone.
    if (payment.kind === 'swish' && payment.state !== 'open' && app !== 'scanned') {
      return reply.redirect(payment.returnUrl, 303);
    }
    return sendPage(payment, app, reply, deps);
  });
  allowOnly(app, ['GET', 'HEAD', 'POST'], '/pay/:reference');

  app.post('/pay/:reference', async (request, reply) => {
    const payment = await paymentOf(request, db);
    const parsed = form.safeParse(request.body);
    if (!payment) return notFound(reply);
    if (!parsed.success) return reply.code(400).send({ error: 'BAD_REQUEST' });
    const { scenario, ...contact } = parsed.data;
    if (!scenariosOf(payment).includes(scenario)) return reply.code(400).send({ error: 'BAD_REQUEST' });
    const moved = await moveSandboxPayment(db, payment.reference, ['open'], {
      state: NEXT_STATE[scenario] === 'authorized' ? paidState(payment) : NEXT_STATE[scenario],
      scenario,
      contact: JSON.stringify(contactAfter(payment, contact)),
      ...(scenario === 'slow' && { ready_at: new Date(Date.now() + slowMs) }),
    });
    if (moved && scenario === 'stepUp') return reply.redirect(request.url, 303);
    if (moved) await notifyShop({ ...payment, scenario }, request.log, deps);
    // On another device than that of the shop, the payment ends here.
    return reply.redirect(appOf(request) === 'scanned' ? request.url : payment.returnUrl, 303);
  });

  for (const [action, from, state] of [
    ['confirm', ['stepUp'], 'authorized'],
    ['refuse', ['stepUp'], 'refused'],
    ['cancel', ['open', 'stepUp'], 'canceled'],
  ] as const) {
    app.post(`/pay/:reference/${action}`, async (request, reply) => {
      const payment = await paymentOf(request, db);
      if (!payment) return notFound(reply);
      if (await moveSandboxPayment(db, payment.reference, from, { state })) {
        await notifyShop(payment, request.log, deps);
      }
      return reply.redirect(payment.returnUrl, 303);
    });
    allowOnly(app, ['POST'], `/pay/:reference/${action}`);
  }
}

async function paymentOf(request: FastifyRequest, db: Db): Promise<SandboxPayment | undefined> {
  const parsed = params.safeParse(request.params);
  return parsed.success ? readSandboxPayment(db, parsed.data.reference) : undefined;
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'NOT_FOUND' });
}

function appOf(request: FastifyRequest): SwishApp | null {
  return query.safeParse(request.query).data?.app ?? null;
}

function sendPage(
  payment: SandboxPayment,
  app: SwishApp | null,
  reply: FastifyReply,
  { shop }: SandboxDeps,
): FastifyReply {
  const script = pageScriptOf(payment, app);
  return reply
    .headers({
      ...PAGE_HEADERS,
      'content-language': payment.language,
      'content-security-policy': pagePolicy({
        isFramed: isSnippetType(payment.paymentType),
        isWatching: isSwishStart(payment, app),
        script,
        submitsTo: [...new Set([shop.origins, shop.httpsOrigins].flatMap((origins) => Object.values(origins)))],
      }),
    })
    .send(sandboxPage(payment, shop, app));
}

type TypedContact = Record<(typeof CONTACT_FIELDS)[number], string | null>;

function contactAfter({ contact }: SandboxPayment, { email, ...typed }: TypedContact): SandboxPayment['contact'] {
  return {
    email: email ?? contact.email,
    billingAddress: addressFrom(typed, contact.billingAddress),
  };
}

/** Sends the webhook as the scenario has it. Webhooks do not survive the end of the process: the sweeper of the shop asks as well. */
async function notifyShop(payment: SandboxPayment, log: FastifyBaseLogger, deps: SandboxDeps): Promise<void> {
  const send = () => sendWebhook(payment.reference, log, deps);
  const later = (ms: number) => void delay(ms, undefined, { ref: false }).then(send);
  switch (payment.scenario) {
    case 'never':
      return;
    case 'webhookFirst':
      return send();
    case 'webhookTwice':
      later(WEBHOOK_DELAY_MS);
      return later(WEBHOOK_DELAY_MS);
    case 'slow':
      return later((deps.slowMs ?? SLOW_MS) + WEBHOOK_DELAY_MS);
    default:
      return later(WEBHOOK_DELAY_MS);
  }
}

async function sendWebhook(
  reference: string,
  log: FastifyBaseLogger,
  { secret, webhookUrl }: SandboxDeps,
): Promise<void> {
  const body = JSON.stringify({ reference });
  try {
    const { status } = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(body, secret) },
      body,
    });
    if (status >= 300) log.warn({ reference, status }, 'sandbox webhook refused');
  } catch (error) {
    log.warn({ err: error, reference }, 'sandbox webhook not delivered');
  }
}
