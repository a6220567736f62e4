import { createContext } from 'react';

/** Undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
