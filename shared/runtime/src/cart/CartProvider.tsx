import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { CartSession, CartState } from './cartSession.ts';

const CartReactContext = createContext<CartSession | null>(null);

export function CartProvider({ session, children }: { session: CartSession; children: ReactNode }) {
  return <CartReactContext value={session}>{children}</CartReactContext>;
}

/** @throws Error outside a CartProvider */
export function useCartSession(): CartSession {
  const session = use(CartReactContext);
  if (!session) throw new Error('useCart needs a CartProvider. In a test, render with @hemvaror/testing.');
  return session;
}

/** The current cart and the functions that change it. */
export function useCart(): CartState & CartSession {
  const session = useCartSession();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  return { ...session, ...state };
}
