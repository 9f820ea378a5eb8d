import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../../platform/db/openDatabase.ts';
import { isSnippetType } from '../../model/paymentTypes.ts';
import { PAYMENTS_PREFIX } from '../paymentLinks.ts';
import {
  ProviderRefusal,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  type ProviderStatus,
} from '../paymentProvider.ts';
import { moveSandboxPayment, paidState, readSandboxPayment, type SandboxPayment } from './sandboxPayment.ts';
import { signedReference } from './webhookSignature.ts';

/** Longer than the shop waits for a provider. */
const LOST_ANSWER_MS = 60_000;

interface SandboxDeps {
  db: Db;
  /** Signs the sandbox's webhooks. */
  secret: Uint8Array;
}

/** Plays the part of a provider in this process, for tests and demonstrations, with its own books in `sandbox_payment`. It moves no money. */
export function sandboxProvider({ db, secret }: SandboxDeps): PaymentProvider {
  function sessionOf({ reference, returnUrl, paymentType }: PayablePayment): PaymentSession {
    // On the origin from which the shopper pays: the shop may have one for http and one for https.
    const url = `${new URL(returnUrl).origin}${PAYMENTS_PREFIX}/sandbox/pay/${reference}`;
    return isSnippetType(paymentType)
      ? { reference, snippet: snippetOf(paymentType, url) }
      : { reference, redirectUrl: url };
  }

  async function readOrThrow(reference: string): Promise<SandboxPayment> {
    const payment = await readSandboxPayment(db, reference);
    if (!payment) throw new ProviderRefusal(`The sandbox has no payment ${reference}.`);
    return payment;
  }

  return {
    createSession: async (request) => {
      const reference = `sandbox-${randomBytes(16).toString('hex')}`;
      await db
        .insertInto('sandbox_payment')
        .values({ reference, payment_id: request.id, ...contentOf(request) })
        .onConflict((on) => on.column('payment_id').doNothing())
        .execute();
      const stored = await db
        .selectFrom('sandbox_payment')
        .select(['reference', 'return_url as returnUrl', 'payment_type as paymentType'])
        .where('payment_id', '=', request.id)
        .executeTakeFirstOrThrow();
      return sessionOf(stored);
    },

    updateSession: async (reference, request) => {
      const updated = await db
        .updateTable('sandbox_payment')
        .set(contentOf(request))
        .where('reference', '=', reference)
        .where('state', '=', 'open')
        .returning('reference')
        .executeTakeFirst();
      return updated ? sessionOf({ reference, ...request }) : 'final';
    },

    readStatus: async (reference) => statusOf(await authorizeIfReady(db, await readOrThrow(reference))),

    capture: async (reference) => {
      const { scenario } = await readOrThrow(reference);
      const isNew =
        scenario !== 'captureRefused' &&
        (await moveSandboxPayment(db, reference, ['authorized'], { state: 'captured' }));
      // Read after the attempt: another call may have captured at the same time.
      const { state } = await readOrThrow(reference);
      if (state !== 'captured') {
        throw new ProviderRefusal(`The payment ${reference} is ${state}, so it cannot be captured.`);
      }
      if (isNew && scenario === 'answerLost') await loseAnswer(db, reference);
    },

    cancel: async (reference) => {
      await readOrThrow(reference);
      const given = ['open', 'stepUp', 'pending', 'authorized', 'captured'] as const;
      await moveSandboxPayment(db, reference, given, { state: 'canceled' });
    },

    refund: (reference, amountMinor, key) =>
      inTransaction(db, async (tx) => {
        const found = await tx
          .selectFrom('sandbox_payment')
          .select(['state', 'amount_minor as amountMinor', 'refunds'])
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst();
        if (found && key in found.refunds) return;
        const refunded = Object.values(found?.refunds ?? {}).reduce((sum, amount) => sum + amount, 0);
        if (found?.state !== 'captured' || refunded + amountMinor > found.amountMinor) {
          throw new ProviderRefusal(`The payment ${reference} has less than ${amountMinor} left to refund.`);
        }
        await tx
          .updateTable('sandbox_payment')
          .set({ refunds: JSON.stringify({ ...found.refunds, [key]: amountMinor }) })
          .where('reference', '=', reference)
          .execute();
      }),

    webhookReference: (headers, body) => signedReference(headers, body, secret),
  };
}

type PayablePayment = Pick<SandboxPayment, 'reference' | 'returnUrl' | 'paymentType'>;

function contentOf(request: PaymentRequest) {
  return {
    payment_type: request.paymentType,
    kind: request.kind,
    amount_minor: request.amountMinor,
    currency: request.currency,
    language: request.language,
    return_url: request.returnUrl,
    lines: JSON.stringify(request.lines),
    contact: JSON.stringify(request.contact),
  };
}

async function authorizeIfReady(db: Db, payment: SandboxPayment): Promise<SandboxPayment> {
  if (payment.state !== 'pending' || !payment.readyAt || payment.readyAt > new Date()) return payment;
  await moveSandboxPayment(db, payment.reference, ['pending'], { state: paidState(payment) });
  return (await readSandboxPayment(db, payment.reference)) ?? payment;
}

function statusOf(payment: SandboxPayment): ProviderStatus {
  const { state, amountMinor, currency, contact, paymentType, refunds } = payment;
  if (state === 'authorized' || state === 'captured') {
    return { state, amountMinor, currency, refunds, contact: isSnippetType(paymentType) ? contact : null };
  }
  return { state: state === 'stepUp' ? 'open' : state };
}

/** The money is taken, and the shop does not learn it: as a connection that breaks after the request. */
async function loseAnswer(db: Db, reference: string): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    update sandbox_payment set answer_lost = true where reference = ${reference} and not answer_lost returning reference
  `.execute(db);
  if (rows.length === 0) return;
  await delay(LOST_ANSWER_MS, undefined, { ref: false });
  throw new Error('The answer of the sandbox was lost.');
}

/** Names under which a checkout controls the form, as the providers of these types have them. */
const CONTROLS: Record<string, (name: string) => string> = {
  KLARNA: (frame) =>
    `window._klarnaCheckout=function(call){call({suspend:function(){${frame}('suspend')},resume:function(){${frame}('resume')},on:function(given){onZip=function(zip){given.shipping_address_change({postal_code:zip})}}})};`,
  SVEA: (frame) =>
    `window.scoApi={setCheckoutEnabled:function(isEnabled){${frame}(isEnabled?'resume':'suspend')},observeEvent:function(name,given){onZip=function(zip){given({value:zip})}}};`,
  WALLEY: (frame) =>
    `window.collector={checkout:{api:{suspend:function(){${frame}('suspend')},resume:function(){${frame}('resume')}}}};onZip=function(){document.dispatchEvent(new Event('walleyCheckoutCustomerUpdated'))};`,
  AVARDA: (frame) => `window.avardaCheckout={refreshForm:function(){${frame}('resume')}};`,
};

function snippetOf(paymentType: string, url: string): string {
  const control = CONTROLS[paymentType]?.('send') ?? '';
  // Within the sandboxed document of the checkout, the page of the sandbox has an opaque origin.
  const script = `(function(){var frame=document.getElementById('payment-sandbox'),onZip=function(){};function send(type){frame.contentWindow.postMessage({type:type},'*')}addEventListener('message',function(event){if(event.source!==frame.contentWindow||!event.data)return;if(event.data.type==='height')frame.height=event.data.height;if(event.data.type==='zip')onZip(event.data.zip)});${control}})()`;
  return `<iframe id="payment-sandbox" title="Payment sandbox" src="${url}" width="100%" height="1200"></iframe><script>${script}</script>`;
}
