export interface RequestOrigin {
  /** The network address. An IPv6 address is reduced to its /64 network. */
  address: string;
  headers: Headers;
}
