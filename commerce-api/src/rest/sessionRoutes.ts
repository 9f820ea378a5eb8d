import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { allowOnly } from '../platform/http/allowOnly.ts';
import type { AuthDeps } from './authDeps.ts';
import { viewerOfRequest } from '../auth/bearer.ts';
import { hasRecentLogin } from '../auth/reauthentication.ts';
import { securityLog } from '../auth/securityLog.ts';
import { endSessionOf, endSessionsOf, openSessions } from '../auth/sessions.ts';

const endBody = z.union([z.object({ id: z.guid() }), z.object({ everywhere: z.literal(true) })]);

/** Lists and ends the open sessions of the logged-in customer. An optional addition to the published protocol. */
export function sessionRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { db, secrets, config } = deps;
  allowOnly(app, ['GET', 'HEAD'], '/sessions');
  allowOnly(app, ['POST'], '/sessions/end');

  app.get('/sessions', async (request, reply) => {
    const viewer = await viewerOfRequest(request, deps);
    if (!viewer) return reply.code(401).send({ error: 'UNAUTHENTICATED' });
    const open = await openSessions(db, viewer.customerId, config.auth.maxSessionSeconds);
    return reply.send({ sessions: open.map((session) => ({ ...session, current: session.id === viewer.sessionId })) });
  });

  app.post('/sessions/end', async (request, reply) => {
    const viewer = await viewerOfRequest(request, deps);
    if (!viewer) return reply.code(401).send({ error: 'UNAUTHENTICATED' });
    const parsed = endBody.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'BAD_REQUEST' });
    const securityEvent = securityLog(request.log, secrets);
    // Otherwise a thief with a copied token could log out the owner everywhere.
    if (!hasRecentLogin(viewer, { config, securityEvent })) {
      return reply.code(403).send({ error: 'REAUTHENTICATION_REQUIRED' });
    }
    const { customerId, email } = viewer;
    const ended =
      'id' in parsed.data
        ? Number(await endSessionOf(db, customerId, parsed.data.id))
        : await endSessionsOf(db, customerId);
    if (ended > 0) securityEvent({ kind: 'sessionsEnded', email, outcome: 'done' });
    return reply.send({ ended });
  });
}
