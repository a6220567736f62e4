import { createContext } from 'react';

/** Nonce of the page's inline scripts. Undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
