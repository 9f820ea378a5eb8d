import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A form that cannot be parsed. */
class BadForm extends Error {
  statusCode = 400;
}

/** Parses the bodies of HTML forms as `FormData`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      try {
        const type = headers['content-type'] ?? '';
        return await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
      } catch (error) {
        throw new BadForm('The form cannot be read.', { cause: error });
      }
    },
  );
}
