/** The origin of a request. Used for rate limits and for new sessions. */
export interface RequestOrigin {
  /** The IP address. For IPv6 only its /64 network. */
  address: string;
  headers: Headers;
}
