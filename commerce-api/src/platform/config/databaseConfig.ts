import * as z from 'zod';
import type { FixedTimes } from './fixedTimes.ts';

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
/** Of the longest run of a statement: one that waits for a row must have time left to run. */
const LOCK_SHARE = 0.6;
/** Other requests wait for the rows of a transaction that pauses. */
const IDLE_SHARE = 2;

const GROUP = 'Database';

export const databaseVariables = {
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(1_000)
    .default(10)
    .meta({ group: GROUP, help: 'connections per process; one more listens for changes' }),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(3_600_000).default(5_000).meta({
    group: GROUP,
    help: 'longest run of a statement; a connection that has not responded half a second later is replaced. A statement waits for a locked row for 60 % of it, and a transaction pauses for twice as long',
  }),
};

const schema = z.object(databaseVariables);

/** @param timeFactor multiplies every limit (`TIME_FACTOR`) */
export function databaseLimitsFrom(
  variables: z.output<typeof schema>,
  timeFactor: number,
  times: FixedTimes,
): DatabaseLimits {
  // PostgreSQL accepts whole milliseconds only.
  const limit = (ms: number) => Math.round(ms * timeFactor);
  const statementMs = variables.DATABASE_STATEMENT_TIMEOUT_MS;
  return {
    poolSize: variables.DATABASE_POOL_SIZE,
    statementMs: limit(statementMs),
    lockMs: limit(statementMs * LOCK_SHARE),
    idleMs: limit(statementMs * IDLE_SHARE),
    heartbeatMs: limit(times.databaseHeartbeatMs),
    connectionMs: limit(CONNECTION_TIMEOUT_MS),
    probeMs: limit(PROBE_TIMEOUT_MS),
    graceMs: limit(GRACE_MS),
  };
}
