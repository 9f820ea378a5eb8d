import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { allowOnly } from '../platform/http/allowOnly.ts';
import { settlePayment, type SettleDeps } from '../payments/settlePayment.ts';
import { findPayment } from '../payments/storedPayment.ts';

const params = z.object({ provider: z.string().regex(/^[a-z][\w-]{0,40}$/) });

/** Larger than any provider's webhook. */
const MAX_BODY_BYTES = 65_536;

/**
 * `POST /payments/{provider}/webhook`. A webhook only says that something changed: the status is read from the provider, so
 * a repeated or forged one can at most cost a request.
 */
export function paymentRoutes(app: FastifyInstance, deps: SettleDeps): void {
  // The signature covers the bytes as they were sent.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post('/:provider/webhook', async (request, reply) => {
    const parsed = params.safeParse(request.params);
    const provider = parsed.success ? deps.providers.get(parsed.data.provider) : undefined;
    if (!provider || !parsed.success) return reply.code(404).send({ error: 'NOT_FOUND' });
    const reference = provider.webhookReference(request.headers, typeof request.body === 'string' ? request.body : '');
    if (reference === null) {
      request.log.warn({ provider: parsed.data.provider }, 'webhook signature not valid');
      return reply.code(401).send({ error: 'INVALID_SIGNATURE' });
    }
    const payment = await findPayment(deps.db, reference);
    // A provider repeats a webhook that was refused, and this one will never be known.
    if (payment?.provider !== parsed.data.provider) return reply.send({});
    await settlePayment(payment.id, { ...deps, log: request.log });
    return reply.send({});
  });
  allowOnly(app, ['POST'], '/:provider/webhook');
}
