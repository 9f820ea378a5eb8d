import type { Secrets } from '../auth/secrets.ts';
import { SANDBOX_PROVIDER } from '../markets/payments.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { PaymentProviders } from './paymentProvider.ts';
import { withTimeouts } from './providerTimeouts.ts';
import { sandboxProvider } from './sandbox/sandboxProvider.ts';

interface ProviderDeps {
  db: Db;
  secrets: Pick<Secrets, 'paymentSandbox'>;
  config: Pick<Config, 'payments'>;
}

/** Every provider that this process can call. A payment method of another provider is not offered. */
export function paymentProviders({ db, secrets, config: { payments } }: ProviderDeps): PaymentProviders {
  if (!payments.hasSandbox) return new Map();
  const sandbox = sandboxProvider({ db, secret: secrets.paymentSandbox });
  return new Map([[SANDBOX_PROVIDER, withTimeouts(sandbox, payments.timeoutMs)]]);
}
