import type { FastifyInstance, HTTPMethods } from 'fastify';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers the other methods of an address with 405 and the ones it takes. Preflights are answered for every address. */
export function allowOnly(app: FastifyInstance, allowed: readonly HTTPMethods[], url: string): void {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    // What was sent with it is not read.
    onRequest: async (_request, reply) =>
      reply.code(405).header('allow', allowed.join(', ')).send({ error: 'METHOD_NOT_ALLOWED' }),
    handler: () => undefined,
  });
}
