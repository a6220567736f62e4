import { createContext } from 'react';

/** The nonce while the server renders a page; undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
