import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The shop's initial on its accent color. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="2" fill="#24453a"/>' +
  '<path d="M10 8v16M22 8v16M10 16h12" stroke="#faf8f5" stroke-width="2.4" fill="none"/></svg>';
const ETAG = `"${createHash('sha256').update(FAVICON).digest('base64url').slice(0, 22)}"`;

/** Serves the icon at its own address, which is not part of a release: it is revalidated after a day. */
export function serveFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').header('etag', ETAG);
    if (request.headers['if-none-match'] === ETAG) return reply.code(304).send();
    return reply.type('image/svg+xml').send(FAVICON);
  });
}
