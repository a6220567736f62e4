import { createContext } from 'react';

/** Set while a page is drawn on the server; undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
