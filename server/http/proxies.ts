import { BlockList, isIP } from 'node:net';

export type Proxies = BlockList;

const NETWORK = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/;

/** Accepts an IP address or a network such as `10.0.0.0/8`, but not `/0`. */
export function isAddressOrNetwork(text: string): boolean {
  const [, address = '', bits] = NETWORK.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits ?? 1) <= (family === 4 ? 32 : 128);
}

/** An IPv4 address in IPv6 notation counts as IPv4. */
export function proxiesOf(texts: readonly string[]): Proxies {
  const proxies = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address));
    else proxies.addAddress(address, familyOf(address));
  }
  return proxies;
}

export function isTrusted(address: string, proxies: Proxies): boolean {
  return isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
