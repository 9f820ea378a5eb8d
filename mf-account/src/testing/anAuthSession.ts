import type { AuthSession } from '@storefront/auth/authSession';

/** A session in which nothing happens but what a test says. */
export function anAuthSession(parts: Partial<AuthSession> = {}): AuthSession {
  const unavailable = async () => ({ ok: false, reason: 'unavailable' }) as const;
  return {
    start: async () => undefined,
    login: unavailable,
    register: unavailable,
    changePassword: unavailable,
    logout: async () => undefined,
    follow: async () => undefined,
    ...parts,
  };
}
