import { createContext } from 'react';

/** The nonce of this document's inline scripts; undefined in the browser, which adds no inline scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
