/** The origin of a request. Used for rate limits and for new sessions. */
export interface RequestOrigin {
  /** The IP address. An IPv6 address is reduced to its /64 network. */
  address: string;
  headers: Headers;
}
