import type { FastifyInstance, HTTPMethods } from 'fastify';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Responds to other methods of a route with 405 and the allowed ones. Preflight requests are handled for every route. */
export function allowOnly(app: FastifyInstance, allowed: readonly HTTPMethods[], url: string): void {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    // Responds before the body is read.
    onRequest: async (_request, reply) =>
      reply.code(405).header('allow', allowed.join(', ')).send({ error: 'METHOD_NOT_ALLOWED' }),
    handler: () => undefined,
  });
}
