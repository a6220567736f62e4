export const trustingProxies = { TRUSTED_PROXIES: '127.0.0.1' };

let made = 0;

/** Returns proxy headers with a client address that no earlier call returned, so that clients share no rate limit. */
export function fromNewNetwork(): Record<string, string> {
  made += 1;
  const address = ['10', ...[16, 8, 0].map((bits) => (made >> bits) & 255)].join('.');
  return { 'x-forwarded-for': address };
}
