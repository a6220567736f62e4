/**
 * Headers of a page that contains a secret, such as a token. Compression would reveal it through the size of the
 * response to an attacker who can add text to the page (BREACH).
 */
export const uncompressed = () => ({ 'cache-control': 'private, no-store, no-transform' });
