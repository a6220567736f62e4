/**
 * The headers of a page that contains a secret, such as a token or a code. The page is not compressed. Otherwise its
 * size would reveal the secret to an attacker who can add text to the page (BREACH).
 */
export const uncompressed = () => ({ 'cache-control': 'private, no-store, no-transform' });
