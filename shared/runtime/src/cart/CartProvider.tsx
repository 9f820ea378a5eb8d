import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { CartSession, CartState } from './cartSession.ts';

interface ProvidedCart {
  session: CartSession;
  /**
   * The state at the first render, which is that of the server markup. A deferred component may hydrate after the cart has
   * changed: it hydrates with this state, then renders the current one.
   */
  initial: CartState;
}

const CartReactContext = createContext<ProvidedCart | null>(null);

export function CartProvider({ session, children }: { session: CartSession; children: ReactNode }) {
  // One session per page view.
  const [provided] = useState(() => ({ session, initial: session.getSnapshot() }));
  return <CartReactContext value={provided}>{children}</CartReactContext>;
}

function useProvidedCart(): ProvidedCart {
  const provided = use(CartReactContext);
  if (!provided) throw new Error('useCart needs a CartProvider. In a test, render with @hemvaror/testing.');
  return provided;
}

/** @throws Error outside a CartProvider */
export function useCartSession(): CartSession {
  return useProvidedCart().session;
}

/** The current cart and the functions that change it. */
export function useCart(): CartState & CartSession {
  const { session, initial } = useProvidedCart();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, () => initial);
  return { ...session, ...state };
}
