import { hasCode } from '../../model/hasCode.ts';
import { isCongestion } from './retries.ts';
import { UnansweredError } from './watchedPool.ts';

/**
 * Codes of PostgreSQL, and therefore of PGlite: the server closes the connection, starts or stops (57P), the transaction or
 * session took too long (25P), a failover has made the server read-only (25006).
 */
const STATES = ['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '25006'];
/** Lost connections; resources that are used up, such as connections, memory and the disk. */
const CLASSES = /^(08|53)[\dA-Z]{3}$/;

/** System errors on the way to the database, and a full disk under the embedded one. */
const SYSTEM = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
];

/** The driver's errors about connections have no code. */
const MESSAGES =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Query read timeout$|Client (has encountered a connection error|was closed) and is not queryable$|Cannot use a pool after calling end on the pool$|driver has already been destroyed$|PGlite is clos)/;

/**
 * Whether a retry of the same request may succeed, without a change of the request or of the code: the database is busy, away
 * or full.
 *
 * The outcome of the request may be unknown: a connection can be lost after the server has committed and before it has
 * responded. So such an error never means that nothing has happened, and clients may only repeat the request. Repetitions are
 * safe: an ordered cart returns its order (`placeOrder` finds the order under the lock of the cart), an addition to a cart is
 * recorded in its own transaction (`additionGuards`), and other mutations set values, so that they may run twice. No response
 * with such an error is stored for its `x-idempotency-key`.
 */
export function isTemporaryFailure(error: unknown): boolean {
  if (isCongestion(error) || error instanceof UnansweredError) return true;
  if ([...STATES, ...SYSTEM].some((code) => hasCode(error, code))) return true;
  if (!(error instanceof Error)) return false;
  return 'code' in error && typeof error.code === 'string' ? CLASSES.test(error.code) : MESSAGES.test(error.message);
}
