import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { emailFrom } from '../customers/email.ts';
import type { Db } from '../db/openDatabase.ts';
import { allowOnly } from '../http/allowOnly.ts';
import { accessToken, MAX_AGE } from './accessToken.ts';
import { changePassword, logIn, register, type Entered, type Refused } from './actions.ts';
import { forgetAttempts, secondsToWait } from './attempts.ts';
import { challengeFor, expiryOf, sign, signatureShape } from './challenge.ts';
import { isPasswordDigest } from './digest.ts';
import { isForeign } from './isForeign.ts';
import type { Secrets } from './secrets.ts';
import { endSession, refreshSession, WEEK } from './sessions.ts';

const COOKIE = 'refresh-token';
const HEADER = 'x-auth-refresh-token';

const digest = z.string().refine(isPasswordDigest);

const body = z.object({
  username: z.string().transform((text, check) => {
    const email = emailFrom(text);
    if (!email) check.addIssue('The user name must be an e-mail address.');
    return email ?? z.NEVER;
  }),
  signature: signatureShape.optional(),
  password: digest.optional(),
  newPassword: digest.optional(),
  /** Minutes; absent for a week. */
  sessionLifetime: z.number().min(1).max(10_080).optional(),
});

const LIMITS = { perName: { limit: 10, seconds: 900 }, perAddress: { limit: 100, seconds: 900 } };

type Action = 'login' | 'register' | 'password';

interface Needs {
  db: Db;
  secrets: Secrets;
  apiKey: string;
  isProduction: boolean;
  /** Other origins that may speak for their shoppers. */
  corsOrigins: readonly string[];
}

/** The auth protocol (contract/auth.md): challenge, sign, send again; refresh by cookie or header. */
export async function authRoutes(app: FastifyInstance, needs: Needs): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'NOT_FOUND' }));
  app.get('/sign/:apiKey', async (request, reply) => signed(request, reply, needs));
  allowOnly(app, ['GET', 'HEAD'], '/sign/:apiKey');
  await app.register(async (own) => ownRoutes(own, needs));
}

/** What the refresh cookie goes along with: not for pages of other origins. */
function ownRoutes(app: FastifyInstance, needs: Needs): void {
  allowOnly(app, ['GET', 'HEAD', 'POST'], '/login');
  allowOnly(app, ['POST'], '/register');
  allowOnly(app, ['POST'], '/password');
  allowOnly(app, ['GET', 'HEAD'], '/logout');
  const { db } = needs;

  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request.headers, needs.corsOrigins)) await reply.code(403).send({ error: 'FOREIGN_ORIGIN' });
  });

  for (const action of ['login', 'register', 'password'] as const) {
    app.post(`/${action}`, (request, reply) => answer(action, request, reply, needs));
  }

  app.get('/login', async (request, reply) => {
    const token = refreshTokenOf(request);
    const session = token === undefined ? null : await refreshSession(db, token);
    const owner =
      session &&
      (await db
        .selectFrom('customer')
        .select(['id', 'email', 'customer_type'])
        .where('id', '=', session.customerId)
        .executeTakeFirst());
    if (!session || !owner) return reply.code(401).send({ error: 'INVALID_REFRESH_TOKEN' });
    return enter({ owner, session }, request, reply, needs);
  });

  app.get('/logout', async (request, reply) => {
    const token = refreshTokenOf(request);
    if (token !== undefined) await endSession(db, token);
    return reply.clearCookie(COOKIE, cookieOptions(request, needs)).send({});
  });
}

async function signed(request: FastifyRequest, reply: FastifyReply, { apiKey, secrets }: Needs): Promise<FastifyReply> {
  const { apiKey: given } = z.object({ apiKey: z.string() }).parse(request.params);
  if (given !== apiKey) return reply.code(401).send({ error: 'UNKNOWN_API_KEY' });
  const query = z.object({ identity: z.string().min(1).max(500) }).safeParse(request.query);
  if (!query.success) return reply.code(400).send({ error: 'IDENTITY_MISSING' });
  return reply.send(sign(query.data.identity, secrets));
}

async function answer(
  action: Action,
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Needs,
): Promise<FastifyReply> {
  const { db, secrets } = needs;
  const parsed = body.safeParse(request.body);
  if (!parsed.success) return reply.code(400).send({ error: 'BAD_REQUEST' });
  const { username, signature, password, newPassword, sessionLifetime } = parsed.data;
  if (!signature) return reply.send({ sign: challengeFor(username, secrets) });

  const attempts = `auth ${username}`;
  const wait = Math.max(
    await secondsToWait(db, attempts, LIMITS.perName),
    await secondsToWait(db, `auth ${request.ip}`, LIMITS.perAddress),
  );
  if (wait > 0) return reply.code(429).header('retry-after', String(wait)).send({ error: 'TOO_MANY_ATTEMPTS' });

  const expires = expiryOf(signature, username, secrets);
  if (!expires || !(await isFirstUse(db, signature.identity, expires))) {
    return reply.code(401).send({ error: 'INVALID_SIGNATURE' });
  }
  if (!password) return reply.code(401).send({ error: 'INVALID_CREDENTIALS' });
  const lifetime = sessionLifetime === undefined ? WEEK : Math.round(sessionLifetime * 60);
  const result = await perform(action, { username, password, newPassword, lifetime }, db);
  if (typeof result === 'string') {
    return reply.code(result === 'USER_EXISTS' ? 409 : 401).send({ error: result });
  }
  await forgetAttempts(db, attempts);
  return enter(result, request, reply, needs);
}

async function perform(
  action: Action,
  given: { username: string; password: string; newPassword: string | undefined; lifetime: number },
  db: Db,
): Promise<Entered | Refused> {
  const { newPassword, ...credentials } = given;
  if (action === 'login') return logIn(db, credentials);
  if (action === 'register') return register(db, credentials);
  return newPassword ? changePassword(db, { ...credentials, newPassword }) : 'INVALID_CREDENTIALS';
}

/** Remembers a challenge until it expires; false when it was used before. */
async function isFirstUse(db: Db, challenge: string, expires: Date): Promise<boolean> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', new Date()).execute();
  const added = await db
    .insertInto('used_challenge')
    .values({ challenge, expires_at: expires })
    .onConflict((on) => on.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return added !== undefined;
}

/** Both ways to hand over the refresh token: older clients take the cookie, newer ones the header. */
async function enter(
  { owner, session }: Entered,
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Needs,
): Promise<FastifyReply> {
  const token = await accessToken(owner, session.id, needs.secrets);
  return reply
    .setCookie(COOKIE, session.refreshToken, { ...cookieOptions(request, needs), maxAge: session.lifetimeSeconds })
    .header(HEADER, session.refreshToken)
    .send({ token, maxAge: MAX_AGE });
}

function cookieOptions({ protocol }: FastifyRequest, { isProduction }: Needs) {
  // Strict: only the shop's own scripts ask here, and no link from elsewhere may end a session.
  return { path: '/auth', httpOnly: true, secure: isProduction || protocol === 'https', sameSite: 'strict' } as const;
}

function refreshTokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const header = headers[HEADER];
  return (typeof header === 'string' && header) || cookies[COOKIE];
}
