import type { AuthSession } from '@hemvaror/runtime/auth/authSession';

/** An auth session without a service: every operation is unavailable, except those in `overrides`. */
export function anAuthSession(overrides: Partial<AuthSession> = {}): AuthSession {
  const unavailable = async () => ({ ok: false, reason: 'unavailable' }) as const;
  const noop = async () => undefined;
  return {
    start: noop,
    renew: noop,
    login: unavailable,
    register: unavailable,
    changePassword: unavailable,
    confirmPassword: unavailable,
    sessions: async () => null,
    endSessions: async () => false,
    logout: noop,
    follow: noop,
    ...overrides,
  };
}
