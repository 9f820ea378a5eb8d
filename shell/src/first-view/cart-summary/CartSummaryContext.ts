import { createContext } from 'react';
import type { StoredCartSummary } from './cartSummary.ts';

/** Null on the server. */
export const CartSummaryContext = createContext<StoredCartSummary | null>(null);
