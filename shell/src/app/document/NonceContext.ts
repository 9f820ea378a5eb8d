import { createContext } from 'react';

/** The nonce of this document's inline scripts; the browser needs none, as it adds no inline script. */
export const NonceContext = createContext<string | undefined>(undefined);
