import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { Secrets } from '../auth/secrets.ts';

/** Dependencies of the auth routes. */
export interface AuthDeps {
  db: Db;
  secrets: Secrets;
  config: Pick<Config, 'auth' | 'apiKeys' | 'isProduction' | 'corsOrigins' | 'shop'>;
}
