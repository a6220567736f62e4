/**
 * The headers of a page that contains a secret, such as a token or a code. If the page were compressed, its size would
 * reveal the secret to an attacker who can add text to the page (BREACH).
 */
export const uncompressed = () => ({ 'cache-control': 'private, no-store, no-transform' });
