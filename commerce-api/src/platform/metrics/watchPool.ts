import type { PoolStats } from '../db/openDatabase.ts';
import { countRetries } from '../db/retries.ts';
import type { Metrics } from './metrics.ts';

export function watchPool(metrics: Metrics, pool: () => PoolStats): void {
  metrics.watch('database_connections_open', 'Connections to PostgreSQL', () => pool().open);
  metrics.watch('database_connections_idle', 'Connections to PostgreSQL that are not in use', () => pool().idle);
  metrics.watch('database_requests_waiting', 'Requests that wait for a connection', () => pool().waiting);
  metrics.watch(
    'database_connections_lost',
    'Connections that broke or did not respond, since the start',
    () => pool().lost,
  );
  metrics.watchTotal(
    'database_retries_total',
    'Transactions repeated after a deadlock or a serialization failure',
    countRetries,
  );
}
