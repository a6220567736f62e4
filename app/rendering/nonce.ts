import { createContext } from 'react';

/**
 * The nonce of the page's inline scripts. The value is undefined in the browser, because browsers hide nonces from
 * scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined);
