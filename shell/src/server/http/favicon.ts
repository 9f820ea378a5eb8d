import type { FastifyInstance } from 'fastify';
import { sendRevalidated } from './revalidated.ts';

/** The shop's initial on its accent color. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="2" fill="#24453a"/>' +
  '<path d="M10 8v16M22 8v16M10 16h12" stroke="#faf8f5" stroke-width="2.4" fill="none"/></svg>';

/** Serves the icon at its own address, which is not part of a release: it is revalidated after a day. */
export function serveFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', async (request, reply) =>
    sendRevalidated(request, reply, { body: FAVICON, type: 'image/svg+xml', cacheControl: 'public, max-age=86400' }),
  );
}
