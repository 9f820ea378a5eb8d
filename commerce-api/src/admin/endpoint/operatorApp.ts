import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addRetryAfter } from '@hemvaror/http/addRetryAfter';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { registerErrorHandler } from '../../platform/http/registerErrorHandler.ts';
import { serverOptions } from '../../platform/http/serverOptions.ts';
import { COMMANDS } from '../commands.ts';
import type { OperatorDeps } from '../operator.ts';
import { acceptForms } from '../page/acceptForms.ts';
import { formHandler, sendPage } from '../page/formHandler.ts';
import { formPage, indexPage, refusalPage } from '../page/pages.ts';
import { ACCESS, accessOf, opens } from './access.ts';
import { authenticate, type Authentication } from './authenticate.ts';
import { FailureLimit } from './failureLimit.ts';
import { isCrossSite } from './isCrossSite.ts';
import { runJson } from './runJson.ts';

/** A catalog of 10,000 products, or an image of 30 MB in base64. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const REQUEST_MS = 60_000;

interface AppDeps {
  secret: string;
  config: Config;
  /** The keys of operators are read from it, once for each request. */
  db: Db;
  /** Runs work with database connections that have no time limit. */
  withDeps<Value>(work: (deps: OperatorDeps) => Promise<Value>): Promise<Value>;
}

/**
 * The operator's endpoint, for the holders of keys and of the secret of this machine: every command as `POST /<group>/<command>`, with
 * JSON (`{ input, actor, isDryRun }`) or from its form at the same address. It is a separate HTTP server, so that no rule of the shop
 * forwards to it.
 */
export function buildOperatorApp({ secret, config, db, withDeps }: AppDeps): FastifyInstance {
  const app = Fastify({
    ...serverOptions(config),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS * config.timeFactor,
  });
  app.removeContentTypeParser('text/plain');
  acceptForms(app);
  app.decorateRequest(ACCESS);
  const failures = new FailureLimit();

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const found = await authenticate(request.headers.authorization, { secret, db });
    if ('refusal' in found) {
      await refuseAccess(found, request, reply, failures);
      return;
    }
    request.setDecorator(ACCESS, found.access);
    // Before the body is read.
    if (request.method !== 'GET' && isCrossSite(request))
      await refuse(request, reply, { status: 403, code: 'FORBIDDEN', message: 'The request comes from another site.' });
  });
  addRetryAfter(app);
  registerErrorHandler(app, {
    bodyOf: (status) =>
      errorBody(status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST', `The request failed with status ${status}.`),
    timeFactor: config.timeFactor,
  });
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such command.' }),
  );

  const commands = [...COMMANDS.values()];
  const submitForm = formHandler({ log: app.log, withDeps });
  app.get('/', async (request, reply) => {
    const own = commands.filter(({ name }) => opens(accessOf(request), name));
    return acceptsHtml(request)
      ? sendPage(reply, indexPage(own))
      : reply.send({ result: own.map(({ name, help }) => ({ name, help })) });
  });
  for (const command of commands) {
    const { name } = command;
    const path = `/${name.replaceAll(' ', '/')}`;
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const access = accessOf(request);
      if (opens(access, name)) return;
      request.log.warn(
        { kind: 'operatorCommand', operator: access.name, command: name, outcome: 'refused' },
        'security event',
      );
      await refuse(request, reply, { status: 403, code: 'FORBIDDEN', message: `Your key does not open ${name}.` });
    };
    app.get(path, { onRequest }, async (_request, reply) => sendPage(reply, formPage(command)));
    app.post(path, { onRequest }, async (request, reply) =>
      request.body instanceof FormData
        ? submitForm(request, reply, command, request.body)
        : runJson(request, reply, { command, log: app.log, withDeps }),
    );
  }
  return app;
}

/** Only requests with a key count as attempts: the first request of a browser has none. */
async function refuseAccess(
  { refusal, operator }: Exclude<Authentication, { access: unknown }>,
  request: FastifyRequest,
  reply: FastifyReply,
  failures: FailureLimit,
): Promise<FastifyReply> {
  const wait = refusal === 'missing' ? 0 : failures.add();
  if (refusal === 'wrong') request.log.warn({ limited: wait > 0 }, 'operator request refused');
  if (operator !== undefined)
    request.log.warn({ kind: 'operatorKey', operator, reason: refusal, outcome: 'refused' }, 'security event');
  if (wait > 0) {
    reply.header('retry-after', String(wait));
    return refuse(request, reply, { status: 429, code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts.' });
  }
  reply.header('www-authenticate', 'Basic realm="operator", charset="UTF-8"');
  return refuse(request, reply, {
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'The key of the operator is missing, wrong, expired or removed.',
  });
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: { status: number; code: string; message: string },
): FastifyReply {
  reply.code(status);
  return acceptsHtml(request) ? sendPage(reply, refusalPage(message)) : reply.send(errorBody(code, message));
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function errorBody(code: string, message: string) {
  return { error: { code, message } };
}
