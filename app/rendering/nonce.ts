import { createContext } from 'react';

/** The nonce is undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
