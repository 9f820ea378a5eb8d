import { isApiError } from '@hemvaror/runtime/api/apiError';

/** Shortest time between two lines about failures, as every page fails while the API is away. */
const INTERVAL_MS = 10_000;
/** A message of another service, in a line of the log. */
const MAX_MESSAGE_LENGTH = 200;

type Write = (fields: object, text: string) => void;

/** The part of Fastify's logger that is used. */
interface Log {
  error: Write;
  info: Write;
}

/** Reports what the shell's requests for pages experience of the API. */
export interface ApiReports {
  /** A request to the API has failed, for a page or form with this id in the log. */
  failed: (error: unknown, requestId: string) => void;
  answered: () => void;
}

/**
 * Logs failures of the API: the first at once, then one line in ten seconds with their number, and one line when the API
 * responds again. Without them an operator would see pages with the status 503 and no reason.
 */
export function createApiReports(log: Log): ApiReports {
  let failures = 0;
  let since: number | undefined;
  let loggedAt = -Infinity;
  return {
    failed: (error, requestId) => {
      const now = Date.now();
      since ??= now;
      failures += 1;
      if (now - loggedAt < INTERVAL_MS) return;
      loggedAt = now;
      log.error(
        { reqId: requestId, failures, since: new Date(since).toISOString(), ...described(error) },
        'API failed',
      );
      failures = 0;
    },
    answered: () => {
      // A query that always fails says nothing about the others: wait until nothing has failed for a while.
      if (since === undefined || Date.now() - loggedAt < INTERVAL_MS) return;
      log.info({ failures, since: new Date(since).toISOString() }, 'API responds again');
      since = undefined;
      failures = 0;
      loggedAt = -Infinity;
    },
  };
}

/** The queries and their variables are no part of it: they may be about a person. */
function described(error: unknown): { kind: string; status?: number; message: string } {
  const message = String(error instanceof Error ? error.message : error).slice(0, MAX_MESSAGE_LENGTH);
  return isApiError(error) ? { kind: error.kind, status: error.status, message } : { kind: 'unknown', message };
}
