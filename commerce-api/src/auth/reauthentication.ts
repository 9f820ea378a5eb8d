import type { Viewer } from './viewer.ts';
import type { Config } from '../platform/config/config.ts';
import type { LogSecurityEvent } from './securityLog.ts';
import { Refusal } from '../model/refusal.ts';

interface ReauthenticationDeps {
  config: Pick<Config, 'auth'>;
  securityEvent: LogSecurityEvent;
}

/** Whether the customer has logged in with the password recently. Logs a security event if not. */
export function hasRecentLogin(
  { authenticatedAt, email }: Viewer,
  { config, securityEvent }: ReauthenticationDeps,
): boolean {
  const ageMs = authenticatedAt === null ? Infinity : Date.now() - authenticatedAt.getTime();
  if (ageMs <= config.auth.reauthenticationSeconds * 1000) return true;
  securityEvent({ kind: 'reauthentication', email, outcome: 'refused' });
  return false;
}

/**
 * Requires a recent login with the password, to protect sensitive changes from a stolen or abandoned session.
 *
 * @throws Refusal REAUTHENTICATION_REQUIRED
 */
export function assertRecentLogin(viewer: Viewer, deps: ReauthenticationDeps): void {
  if (hasRecentLogin(viewer, deps)) return;
  throw new Refusal('REAUTHENTICATION_REQUIRED', 'This needs a login with the password in the last minutes.');
}
