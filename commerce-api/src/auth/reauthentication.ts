import type { Viewer } from './viewer.ts';
import type { Config } from '../platform/config/config.ts';
import type { LogSecurityEvent } from './securityLog.ts';
import { Refusal } from '../model/refusal.ts';

/**
 * Requires a recent login with the password, to protect sensitive changes from a stolen or abandoned session.
 *
 * @throws Refusal REAUTHENTICATION_REQUIRED
 */
export function assertRecentLogin(
  { authenticatedAt, email }: Viewer,
  { config, securityEvent }: { config: Pick<Config, 'auth'>; securityEvent: LogSecurityEvent },
): void {
  const ageMs = authenticatedAt === null ? Infinity : Date.now() - authenticatedAt.getTime();
  if (ageMs <= config.auth.reauthenticationSeconds * 1000) return;
  securityEvent({ kind: 'reauthentication', email, outcome: 'refused' });
  throw new Refusal('REAUTHENTICATION_REQUIRED', 'This needs a login with the password in the last minutes.');
}
