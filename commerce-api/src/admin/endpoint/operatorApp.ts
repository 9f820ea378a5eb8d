import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addRetryAfter } from '@hemvaror/http/addRetryAfter';
import { Refusal } from '../../model/refusal.ts';
import type { Config } from '../../platform/config/config.ts';
import { isTemporaryFailure } from '../../platform/db/temporaryFailure.ts';
import { registerErrorHandler } from '../../platform/http/registerErrorHandler.ts';
import { serverOptions } from '../../platform/http/serverOptions.ts';
import { COMMANDS } from '../commands.ts';
import { operatorOf, type OperatorDeps } from '../operator.ts';
import { UsageError } from '../usageError.ts';
import { FailureLimit } from './failureLimit.ts';

/** A catalog of 10,000 products, or an image of 30 MB in base64. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const REQUEST_MS = 60_000;

const bodyShape = z.strictObject({
  input: z.record(z.string(), z.unknown()).default({}),
  actor: z.string().trim().min(1).max(100),
  isDryRun: z.boolean().default(false),
});

interface AppDeps {
  secret: string;
  config: Config;
  /** Runs work with database connections that have no time limit. */
  withDeps<Value>(work: (deps: OperatorDeps) => Promise<Value>): Promise<Value>;
}

/**
 * The operator's endpoint: every command as `POST /<group>/<command>` with `{ input, actor, isDryRun }`, for the holder of the
 * secret. It is a separate HTTP server, so that no rule of the shop forwards to it.
 */
export function buildOperatorApp({ secret, config, withDeps }: AppDeps): FastifyInstance {
  const app = Fastify({
    ...serverOptions(config),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS * config.timeFactor,
  });
  app.removeContentTypeParser('text/plain');
  const failures = new FailureLimit();
  const digest = digestOf(`Bearer ${secret}`);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (timingSafeEqual(digestOf(request.headers.authorization ?? ''), digest)) return;
    const wait = failures.add();
    request.log.warn({ limited: wait > 0 }, 'operator request refused');
    if (wait > 0)
      await reply
        .code(429)
        .header('retry-after', String(wait))
        .send(errorBody('TOO_MANY_ATTEMPTS', 'Too many attempts.'));
    else await reply.code(401).send(errorBody('UNAUTHENTICATED', 'The secret of the operator is missing or wrong.'));
  });
  addRetryAfter(app);
  registerErrorHandler(app, {
    bodyOf: (status) =>
      errorBody(status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST', `The request failed with status ${status}.`),
    timeFactor: config.timeFactor,
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody('NOT_FOUND', 'There is no such command.')),
  );

  app.get('/', async () => ({ result: [...COMMANDS.values()].map(({ name, help }) => ({ name, help })) }));
  for (const { name } of COMMANDS.values()) {
    app.post(`/${name.replaceAll(' ', '/')}`, (request, reply) => runCommand(name, request, reply, withDeps));
  }
  return app;
}

async function runCommand(
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  withDeps: AppDeps['withDeps'],
): Promise<FastifyReply> {
  const body = bodyShape.safeParse(request.body);
  if (!body.success) return reply.code(400).send(errorBody('USAGE', z.prettifyError(body.error)));
  const { input, ...author } = body.data;
  try {
    const result = await withDeps(async (deps) => COMMANDS.get(name)?.run(input, operatorOf(deps, author)));
    return await reply.send({ result });
  } catch (error) {
    if (error instanceof UsageError) return reply.code(400).send(errorBody('USAGE', error.message));
    if (error instanceof Refusal) return reply.code(422).send(errorBody(error.code, error.message));
    // Commands fail with a message for the operator; the log has the rest.
    request.log.warn({ err: error, command: name }, 'operator command failed');
    const [status, code] = isTemporaryFailure(error) ? [503, 'BUSY'] : [422, 'FAILED'];
    return reply.code(status).send(errorBody(code, error instanceof Error ? error.message : String(error)));
  }
}

function errorBody(code: string, message: string) {
  return { error: { code, message } };
}

/** Digests have the same length, which the comparison requires. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
