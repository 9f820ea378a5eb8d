import type { AuthSession } from '@hemvaror/runtime/auth/authSession';

/** A session in which nothing happens but what a test says: nobody can be asked, and nothing is refused. */
export function anAuthSession(parts: Partial<AuthSession> = {}): AuthSession {
  const unavailable = async () => ({ ok: false, reason: 'unavailable' }) as const;
  const nothing = async () => undefined;
  return {
    start: nothing,
    renew: nothing,
    login: unavailable,
    register: unavailable,
    changePassword: unavailable,
    confirmPassword: unavailable,
    sessions: async () => null,
    endSessions: async () => false,
    logout: nothing,
    follow: nothing,
    ...parts,
  };
}
