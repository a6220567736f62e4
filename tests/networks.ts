/** The proxy that a server of the tests believes when it is started with this in its environment. */
export const believingProxies = { TRUSTED_PROXIES: '127.0.0.1' };

let made = 0;

/** As such a proxy tells it: somebody at an address of their own, who meets no limit by another's fault. */
export function fromNewNetwork(): Record<string, string> {
  made += 1;
  const address = ['10', ...[16, 8, 0].map((bits) => (made >> bits) & 255)].join('.');
  return { 'x-forwarded-for': address };
}
