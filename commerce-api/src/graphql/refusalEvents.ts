import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Refusal } from '../model/refusal.ts';
import { addAttempt } from '../platform/limits/attempts.ts';
import type { Context, ServerContext } from './context.ts';

type RequestContext = Context & ServerContext;
type Reporting = Pick<Context, 'db' | 'address' | 'securityEvent' | 'viewer'>;

/**
 * Logs the refusals that may be part of an attack. Listed before the plugin for idempotent mutations, so that a repeated response is not
 * logged again.
 */
export const refusalEvents: Plugin<RequestContext> = {
  onExecute({ args: { contextValue: context }, executeFn, setExecuteFn }) {
    setExecuteFn(async (args: ExecutionArgs): Promise<ExecutionResult> => {
      const result: ExecutionResult = await executeFn(args);
      for (const { originalError } of result.errors ?? []) {
        if (originalError instanceof Refusal) await reportRefusal(originalError, context);
      }
      return result;
    });
  },
};

/** Logs a refusal that may be part of an attack: a used-up limit once in its window of time, the others each time. */
export async function reportRefusal({ code, details, subject }: Refusal, context: Reporting): Promise<void> {
  const { db, address: client, securityEvent } = context;
  if (code === 'FORBIDDEN') {
    const customer = await context.viewer();
    if (customer) securityEvent({ kind: 'accessRefused', email: customer.email, outcome: 'refused' });
    else securityEvent({ kind: 'serverOnly', client, outcome: 'refused' });
  }
  if (code === 'CUSTOMER_BLACKLISTED' && subject !== undefined) {
    securityEvent({ kind: 'blockedOrder', email: subject, outcome: 'refused' });
  }
  if (code === 'TOO_MANY_ATTEMPTS' && subject !== undefined) {
    const { count } = await addAttempt(db, `logged ${subject}`, details.retryAfterSeconds ?? 1);
    if (count === 1) securityEvent({ kind: 'limitReached', key: subject, outcome: 'limited' });
  }
}
