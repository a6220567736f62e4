/**
 * Headers of a page that contains a secret, such as a token. An attacker who can add text to the page could find out
 * the secret from the size of a compressed response (BREACH).
 */
export const uncompressed = () => ({ 'cache-control': 'private, no-store, no-transform' });
