import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Refusal } from '../../model/refusal.ts';
import { countEach } from '../../platform/limits/countEach.ts';
import type { Context, ServerContext } from '../context.ts';
import { publicError } from '../publicErrors.ts';
import { reportRefusal } from '../refusalEvents.ts';
import { refusalError } from '../refusalError.ts';
import { additionGuards, endRequest, startOrRepeat, type IdempotentRequest } from './idempotentRequests.ts';
import { resultFrom, textOfResult } from './storedResult.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** Errors after which the same request may succeed. */
const TEMPORARY = ['BUSY', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_ATTEMPTS'];

type RequestContext = Context & ServerContext;

/**
 * Runs a mutation with an `x-idempotency-key` once: a repetition within 24 hours, also a simultaneous one, gets the response
 * of the first request. Refusals are responses, too. After a failure the repetition runs again, without the additions to
 * carts that the first request has committed.
 */
export const idempotentMutations: Plugin<RequestContext> = {
  onExecute({ args: { document, operationName, contextValue: context }, executeFn, setExecuteFn }) {
    const key = context.fastifyRequest.headers['x-idempotency-key'];
    const operation = getOperationAST(document, operationName);
    if (typeof key !== 'string' || operation?.operation !== OperationTypeNode.MUTATION) return;

    setExecuteFn(async (args: ExecutionArgs): Promise<ExecutionResult> => {
      try {
        const content = JSON.stringify([context.params.query, operationName, args.variableValues]);
        const request = await requestOf(key, content, context);
        const stored = await startOrRepeat(context.db, request);
        if (stored !== undefined) return resultFrom(stored, document.loc?.source);
        const guarded = { ...args, contextValue: { ...context, guardAddition: additionGuards(request) } };
        return await runAndStore(request, context, () => executeFn(guarded));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await reportRefusal(error, context);
        return { errors: [refusalError(error)] };
      }
    });
  },
};

/** @throws Refusal BAD_INPUT, TOO_MANY_ATTEMPTS */
async function requestOf(key: string, content: string, context: RequestContext): Promise<IdempotentRequest> {
  if (!KEY.test(key)) {
    throw new Refusal('BAD_INPUT', 'The x-idempotency-key must have 1 to 200 visible ASCII characters.');
  }
  const { db, address, config, checkoutKey, fastifyRequest } = context;
  const { perNetwork } = config.limits.idempotency;
  await countEach(db, { key: `idempotency ${address}`, limits: perNetwork, text: 'Too many mutations with a key' });
  const customerId = (await context.viewer())?.customerId ?? null;
  const apiKey = String(fastifyRequest.headers['x-apikey']);
  const caller = [apiKey, String(customerId), checkoutKey.hash ?? ''];
  return { key, content, customerId, caller, timeFactor: config.timeFactor };
}

async function runAndStore(
  request: IdempotentRequest,
  { db, log, checkoutKey }: RequestContext,
  execute: () => PromiseLike<ExecutionResult> | ExecutionResult,
): Promise<ExecutionResult> {
  let text: string | undefined;
  try {
    const { data, errors } = await execute();
    const result = {
      ...(data !== undefined && { data }),
      ...(errors && { errors: errors.map((error) => publicError(error, log)) }),
    };
    const isTemporary = result.errors?.some(({ extensions }) => TEMPORARY.includes(String(extensions['code'])));
    // The stored response has no cookies, so a repetition has to run to set one.
    if (!isTemporary && !checkoutKey.isNew) text = textOfResult(result);
    return result;
  } finally {
    await endRequest(db, request, text).catch((error: unknown) => {
      log.error({ err: error }, 'idempotent response not stored, a repetition runs again after a minute');
    });
  }
}
