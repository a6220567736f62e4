export const trustingProxies = { TRUSTED_PROXIES: '127.0.0.1' };

let made = 0;

/** Each call returns proxy headers with a new client address. The clients therefore share no rate limit. */
export function fromNewNetwork(): Record<string, string> {
  made += 1;
  const address = ['10', ...[16, 8, 0].map((bits) => (made >> bits) & 255)].join('.');
  return { 'x-forwarded-for': address };
}
