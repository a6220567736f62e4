export interface RequestOrigin {
  /** IPv6 addresses are reduced to their /64 network. */
  address: string;
  headers: Headers;
}
