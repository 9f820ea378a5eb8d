import { createContext, use, type ReactNode } from 'react';
import type { AuthSession } from './authSession.ts';

const AuthReactContext = createContext<AuthSession | null>(null);

export function AuthProvider({ session, children }: { session: AuthSession; children: ReactNode }) {
  return <AuthReactContext value={session}>{children}</AuthReactContext>;
}

/** Logging in and out, for what a click causes. Who is signed in: `sessionSlice`. @throws Error outside an AuthProvider */
export function useAuth(): AuthSession {
  const session = use(AuthReactContext);
  if (!session) throw new Error('useAuth needs an AuthProvider above it; the shell provides one.');
  return session;
}
