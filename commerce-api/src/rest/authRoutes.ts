import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { clientNetwork } from '@hemvaror/http/clientNetwork';
import { clearCheckout } from '../checkout/clearCheckout.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { allowOnly } from '../platform/http/allowOnly.ts';
import { accessToken, MAX_AGE } from '../auth/accessToken.ts';
import { changePassword, logIn, register, type AuthSuccess, type AuthFailure } from '../auth/actions.ts';
import type { AuthDeps } from './authDeps.ts';
import { viewerOfRequest } from '../auth/bearer.ts';
import { challengeFor, expiryOf, sign, signatureShape, type Signature } from '../auth/challenge.ts';
import { isPasswordDigest } from '../auth/digest.ts';
import { exchangeLoginToken } from '../auth/exchangeLoginToken.ts';
import { isCrossOrigin } from '../auth/isCrossOrigin.ts';
import { countLoginAttempt, forgetLoginAttempts, secondsUntilAttempt } from '../auth/loginAttempts.ts';
import { clearRefreshCookies, refreshTokenOf, sendRefreshToken } from '../auth/refreshCookie.ts';
import { requestLanguage } from '../auth/requestLanguage.ts';
import { securityLog, type AccountEvent } from '../auth/securityLog.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { endSession, endSessionOf, refreshSession, WEEK } from '../auth/sessions.ts';
import { deviceName } from '../auth/deviceName.ts';

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
  /** Minutes; a week by default. */
  sessionLifetime: z.number().min(1).max(10_080).optional(),
});

type Body = z.infer<typeof body>;
type Action = 'login' | 'register' | 'password';

const EVENTS = { login: 'signIn', register: 'registration', password: 'passwordChange' } as const;
const STATUS = { INVALID_CREDENTIALS: 401, USER_EXISTS: 409, PASSWORD_TOO_COMMON: 400 } as const;

/** The auth protocol (AUTH-06, AUTH-07): challenge, signature, credentials; refresh by cookie or header; open sessions. */
export async function authRoutes(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'NOT_FOUND' }));
  app.get('/sign/:apiKey', async (request, reply) => signed(request, reply, deps));
  allowOnly(app, ['GET', 'HEAD'], '/sign/:apiKey');
  await app.register(async (scope) => sameOriginRoutes(scope, deps));
}

/** The routes that use the refresh cookie. Pages of other origins cannot call them. */
function sameOriginRoutes(app: FastifyInstance, deps: AuthDeps): void {
  allowOnly(app, ['GET', 'HEAD', 'POST'], '/login');
  allowOnly(app, ['POST'], '/register');
  allowOnly(app, ['POST'], '/password');
  allowOnly(app, ['GET', 'HEAD'], '/logout');
  allowOnly(app, ['POST'], '/login-token');

  app.addHook('onRequest', async (request, reply) => {
    if (isCrossOrigin(request, deps.config.corsOrigins)) await reply.code(403).send({ error: 'FOREIGN_ORIGIN' });
  });

  for (const action of ['login', 'register', 'password'] as const) {
    app.post(`/${action}`, (request, reply) => handleAction(action, request, reply, deps));
  }
  app.post('/login-token', (request, reply) => exchange(request, reply, deps));
  app.get('/login', (request, reply) => refresh(request, reply, deps));
  app.get('/logout', (request, reply) => logOut(request, reply, deps));
  sessionRoutes(app, deps);
}

async function refresh(request: FastifyRequest, reply: FastifyReply, deps: AuthDeps): Promise<FastifyReply> {
  const { db, config } = deps;
  const token = refreshTokenOf(request);
  const result = token === undefined ? null : await refreshSession(db, token, config.auth.maxSessionSeconds);
  if (result && !result.ok && result.reason === 'reused') {
    await logEvent(request, deps, 'refresh', 'reused', result.customerId);
  }
  const owner = result?.ok === true ? await ownerOf(db, result.session.customerId) : undefined;
  if (result?.ok !== true || !owner) return reply.code(401).send({ error: 'INVALID_REFRESH_TOKEN' });
  return startSession({ owner, session: result.session }, request, reply, deps);
}

const exchangeBody = z.object({ token: z.string().max(4_096) });

/** Logs a member of staff in as a customer. Not part of the contract: other services accept the login token itself. */
async function exchange(request: FastifyRequest, reply: FastifyReply, deps: AuthDeps): Promise<FastifyReply> {
  const parsed = exchangeBody.safeParse(request.body);
  if (!parsed.success) return reply.code(400).send({ error: 'BAD_REQUEST' });
  const exchanged = await exchangeLoginToken(parsed.data.token, deps);
  if (!exchanged) return reply.code(401).send({ error: 'INVALID_LOGIN_TOKEN' });
  securityLog(request.log, deps.secrets)({ kind: 'impersonation', email: exchanged.email, outcome: 'done' });
  return reply.send({ token: exchanged.token });
}

/** Ends the session of the refresh token and that of the access token: a client may hold only one of them. */
async function logOut(request: FastifyRequest, reply: FastifyReply, deps: AuthDeps): Promise<FastifyReply> {
  const { db, config } = deps;
  const token = refreshTokenOf(request);
  const viewer = await viewerOfRequest(request, deps);
  const customerId = token === undefined ? undefined : await endSession(db, token);
  if (customerId !== undefined) await logEvent(request, deps, 'logout', 'done', customerId);
  if (viewer && (await endSessionOf(db, viewer.customerId, viewer.sessionId))) {
    await logEvent(request, deps, 'logout', 'done', viewer.customerId);
  }
  await clearCheckout({ request, reply }, customerId ?? viewer?.customerId ?? null, {
    db,
    isProduction: config.isProduction,
  });
  clearRefreshCookies(request, reply, config.isProduction);
  return reply.send({});
}

async function signed(request: FastifyRequest, reply: FastifyReply, deps: AuthDeps): Promise<FastifyReply> {
  const { apiKey } = z.object({ apiKey: z.string() }).parse(request.params);
  if (!deps.config.apiKeys.includes(apiKey)) return reply.code(401).send({ error: 'UNKNOWN_API_KEY' });
  const query = z.object({ identity: z.string().min(1).max(500) }).safeParse(request.query);
  if (!query.success) return reply.code(400).send({ error: 'IDENTITY_MISSING' });
  return reply.send(sign(query.data.identity, deps.secrets));
}

async function handleAction(
  action: Action,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AuthDeps,
): Promise<FastifyReply> {
  const parsed = body.safeParse(request.body);
  if (!parsed.success) return reply.code(400).send({ error: 'BAD_REQUEST' });
  const { username, signature, password } = parsed.data;
  if (!signature) return reply.send({ sign: challengeFor(username, deps.secrets) });

  const { db, config, secrets } = deps;
  const log = securityLog(request.log, secrets);
  const kind = EVENTS[action];
  const expires = expiryOf(signature, username, secrets);
  if (!expires) return reply.code(401).send({ error: 'INVALID_SIGNATURE' });

  // Check the limits before writing, so that a refused attempt costs only a read.
  const attempt = { email: username, network: clientNetwork(request.ip), isRegistration: action === 'register' };
  let wait = await secondsUntilAttempt(db, attempt, config.auth.limits);
  if (wait === 0) {
    if (!(await isFirstUse(db, signature, expires))) return reply.code(401).send({ error: 'INVALID_SIGNATURE' });
    wait = await countLoginAttempt(db, attempt, config.auth.limits);
  }
  if (wait > 0) {
    log({ kind, email: username, outcome: 'limited' });
    return reply.code(429).header('retry-after', String(wait)).send({ error: 'TOO_MANY_ATTEMPTS' });
  }

  const result = password ? await perform(action, request, { ...parsed.data, password }, deps) : 'INVALID_CREDENTIALS';
  log({ kind, email: username, outcome: typeof result === 'string' ? 'refused' : 'done' });
  if (typeof result === 'string') return reply.code(STATUS[result]).send({ error: result });
  await forgetLoginAttempts(db, attempt);
  return startSession(result, request, reply, deps);
}

async function perform(
  action: Action,
  request: FastifyRequest,
  { username, password, newPassword, sessionLifetime }: Body & { password: string },
  { db, config }: AuthDeps,
): Promise<AuthSuccess | AuthFailure> {
  const credentials = { username, password };
  const terms = {
    lifetimeSeconds: sessionLifetime === undefined ? WEEK : Math.round(sessionLifetime * 60),
    maxSeconds: config.auth.maxSessionSeconds,
    device: deviceName(request.headers['user-agent'] ?? ''),
  };
  if (action === 'login') return logIn(db, credentials, terms, refreshTokenOf(request));
  if (action === 'register') return register(db, credentials, terms);
  if (!newPassword) return 'INVALID_CREDENTIALS';
  const language = requestLanguage(request.headers, config.shop);
  return changePassword(db, { ...credentials, newPassword }, terms, language);
}

/** Stores a challenge until it expires. Returns false if it was used before. */
async function isFirstUse(db: Db, { identity }: Signature, expires: Date): Promise<boolean> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', new Date()).execute();
  const added = await db
    .insertInto('used_challenge')
    .values({ challenge: identity, expires_at: expires })
    .onConflict((on) => on.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return added !== undefined;
}

async function startSession(
  { owner, session }: AuthSuccess,
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets, config }: AuthDeps,
): Promise<FastifyReply> {
  const token = await accessToken(owner, session.id, secrets);
  sendRefreshToken(request, reply, session, config.isProduction);
  return reply.send({ token, maxAge: MAX_AGE });
}

async function ownerOf(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['id', 'email', 'customer_type'])
    .where('id', '=', customerId)
    .executeTakeFirst();
}

async function logEvent(
  request: FastifyRequest,
  { db, secrets }: AuthDeps,
  kind: AccountEvent['kind'],
  outcome: AccountEvent['outcome'],
  customerId: number,
): Promise<void> {
  const owner = await ownerOf(db, customerId);
  if (owner) securityLog(request.log, secrets)({ kind, email: owner.email, outcome });
}
