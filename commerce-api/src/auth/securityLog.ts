import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from './secrets.ts';

export interface SecurityEvent {
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
    | 'orderByLink';
  /** E-mail address of the account, known or not, or of the order. It is hashed before it is logged. */
  email: string;
  /** `refused`: wrong or forbidden. `limited`: too many attempts. `reused`: a replayed refresh token, which ended its session. */
  outcome: 'done' | 'refused' | 'limited' | 'reused';
}

/** Logs an account event with a constant message: failures as warnings, successes as information. */
export type LogSecurityEvent = (event: SecurityEvent) => void;

export function securityLog(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  secrets: Pick<Secrets, 'securityLog'>,
): LogSecurityEvent {
  return ({ kind, email, outcome }) => {
    const fields = { kind, customer: customerHash(email, secrets), outcome };
    if (outcome === 'done') log.info(fields, 'security event');
    else log.warn(fields, 'security event');
  };
}

/** Identifies a customer in the log: equal for equal addresses, and not computable without the secret. */
function customerHash(email: string, { securityLog: key }: Pick<Secrets, 'securityLog'>): string {
  return createHmac('sha256', key).update(email).digest('base64url').slice(0, 22);
}
