import * as z from 'zod';

/** Limits that prevent one slow or unresponsive connection from blocking the others. They apply to a PostgreSQL server only. */
export interface DatabaseLimits {
  /** Connections per process, excluding the listening connection. */
  poolSize: number;
  /** Longest run of a statement in ms, waiting for locks included. A connection that is silent for longer is destroyed. */
  statementMs: number;
  /** Longest wait for one lock in ms. */
  lockMs: number;
  /** Longest pause between two statements of a transaction in ms. */
  idleMs: number;
  /** Interval in ms at which the listening connection is checked, and the longest wait for the response. */
  heartbeatMs: number;
  /** Longest wait in ms for a connection of the pool to be opened or released. */
  connectionMs: number;
  /** Longest wait in ms for the response of a connection that may be dead, before the grace. */
  probeMs: number;
  /** Added to a time limit in ms: the server reports a statement that it ended, and a blocked process may read the response late. */
  graceMs: number;
}

const CONNECTION_TIMEOUT_MS = 5_000;
const PROBE_TIMEOUT_MS = 1_000;
const GRACE_MS = 500;

const milliseconds = (standard: number) => z.coerce.number().int().min(50).max(3_600_000).default(standard);

const GROUP = 'Database';

export const databaseVariables = {
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(1_000)
    .default(10)
    .meta({ group: GROUP, help: 'connections per process; one more listens for changes' }),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(5_000).meta({
    group: GROUP,
    help: 'longest run of a statement; a connection that has not responded half a second later is replaced',
  }),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds(3_000).meta({
    group: GROUP,
    help: 'longest wait for a row that another transaction has locked',
  }),
  DATABASE_IDLE_TIMEOUT_MS: milliseconds(10_000).meta({ group: GROUP, help: 'longest pause within a transaction' }),
  DATABASE_HEARTBEAT_MS: milliseconds(5_000).meta({
    group: GROUP,
    help: 'interval at which the listening connection is checked, and the longest wait for its response',
  }),
};

const schema = z.object(databaseVariables);

/** @param timeFactor multiplies every limit (`TIME_FACTOR`) */
export function databaseLimitsFrom(variables: z.output<typeof schema>, timeFactor: number): DatabaseLimits {
  // PostgreSQL accepts whole milliseconds only.
  const limit = (ms: number) => Math.round(ms * timeFactor);
  return {
    poolSize: variables.DATABASE_POOL_SIZE,
    statementMs: limit(variables.DATABASE_STATEMENT_TIMEOUT_MS),
    lockMs: limit(variables.DATABASE_LOCK_TIMEOUT_MS),
    idleMs: limit(variables.DATABASE_IDLE_TIMEOUT_MS),
    heartbeatMs: limit(variables.DATABASE_HEARTBEAT_MS),
    connectionMs: limit(CONNECTION_TIMEOUT_MS),
    probeMs: limit(PROBE_TIMEOUT_MS),
    graceMs: limit(GRACE_MS),
  };
}
