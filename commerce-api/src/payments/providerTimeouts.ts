import { withTimeout } from '../platform/limits/withTimeout.ts';
import type { LimitedProvider, PaymentProvider } from './paymentProvider.ts';

/** The provider with a limit for each call. A call that takes longer fails; its late answer is ignored. */
export function withTimeouts(provider: PaymentProvider, timeoutMs: number): LimitedProvider {
  const limited = <Result>(name: string, call: Promise<Result>) =>
    withTimeout(call, {
      timeoutMs,
      message: `The payment provider did not answer ${name} within ${timeoutMs} ms.`,
    });
  return {
    timeoutMs,
    createSession: (request) => limited('createSession', provider.createSession(request)),
    updateSession: (reference, request) => limited('updateSession', provider.updateSession(reference, request)),
    readStatus: (reference) => limited('readStatus', provider.readStatus(reference)),
    capture: (reference) => limited('capture', provider.capture(reference)),
    cancel: (reference) => limited('cancel', provider.cancel(reference)),
    refund: (reference, amountMinor, key) => limited('refund', provider.refund(reference, amountMinor, key)),
    webhookReference: (headers, body) => provider.webhookReference(headers, body),
  };
}
