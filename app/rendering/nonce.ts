import { createContext } from 'react';

/** The nonce of the page's inline scripts. Undefined in the browser, because browsers hide nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
