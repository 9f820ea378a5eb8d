import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from './secrets.ts';

type Outcome = 'done' | 'refused' | 'limited' | 'reused';

/** An action on an account, or on data of a person. */
export interface AccountEvent {
  kind:
    | 'signIn'
    | 'registration'
    | 'passwordChange'
    | 'refresh'
    | 'logout'
    | 'sessionsEnded'
    | 'resetRequested'
    | 'resetUsed'
    | 'reauthentication'
    | 'impersonation'
    | 'accountExport'
    | 'accountDeletion'
    /** A blocked buyer tries to order. */
    | 'blockedOrder'
    /** A customer requests the order or the cart of another one. */
    | 'accessRefused'
    /** A buyer cancels or withdraws an order by its link; `email` is that of the order. */
    | 'orderByLink';
  /** E-mail address of the account or the buyer, known or not. It is hashed before it is logged. */
  email: string;
  /** `refused`: wrong or forbidden. `limited`: too many attempts. `reused`: a replayed refresh token, which ended its session. */
  outcome: Outcome;
}

/** An action of a client that may be no customer. */
interface ClientEvent {
  kind: 'promoCodes' | 'serverOnly';
  /** Its network. It is hashed before it is logged. */
  client: string;
  outcome: Outcome;
}

/** The first use above a limit in a window of time. */
interface LimitEvent {
  kind: 'limitReached';
  /** Key of the limit: its name, and the network, the address or the number that it counts, which is hashed before it is logged. */
  key: string;
  outcome: 'limited';
}

export type SecurityEvent = AccountEvent | ClientEvent | LimitEvent;

/** Logs a security event with a constant message: failures as warnings, successes as information. */
export type LogSecurityEvent = (event: SecurityEvent) => void;

export function securityLog(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  secrets: Pick<Secrets, 'securityLog'>,
): LogSecurityEvent {
  return (event) => {
    const fields = { kind: event.kind, ...subjectOf(event, secrets), outcome: event.outcome };
    if (event.outcome === 'done') log.info(fields, 'security event');
    else log.warn(fields, 'security event');
  };
}

function subjectOf(event: SecurityEvent, secrets: Pick<Secrets, 'securityLog'>): Record<string, string> {
  if ('email' in event) return { customer: hashOf(event.email, secrets) };
  if ('client' in event) return { client: hashOf(event.client, secrets) };
  const [, limit = '', counted = ''] = /^(.*) (\S+)$/.exec(event.key) ?? [];
  return { limit, counted: hashOf(counted, secrets) };
}

/** Identifies a customer or a network in the log: equal for equal texts, and not computable without the secret. */
function hashOf(text: string, { securityLog: key }: Pick<Secrets, 'securityLog'>): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
