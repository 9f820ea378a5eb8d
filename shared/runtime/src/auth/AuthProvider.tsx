import { createContext, use, type ReactNode } from 'react';
import type { AuthSession } from './authSession.ts';

const AuthReactContext = createContext<AuthSession | null>(null);

export function AuthProvider({ session, children }: { session: AuthSession; children: ReactNode }) {
  return <AuthReactContext value={session}>{children}</AuthReactContext>;
}

/** Login and logout for event handlers. The current user is in `sessionSlice`. @throws Error outside an AuthProvider */
export function useAuth(): AuthSession {
  const session = use(AuthReactContext);
  if (!session) throw new Error('useAuth needs an AuthProvider. In a test, render with @hemvaror/testing.');
  return session;
}
