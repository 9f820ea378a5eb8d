import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { Secrets } from '../auth/secrets.ts';

/** What the routes of the auth service work with. */
export interface AuthNeeds {
  db: Db;
  secrets: Secrets;
  config: Pick<Config, 'auth' | 'apiKeys' | 'isProduction' | 'corsOrigins' | 'shop'>;
}
