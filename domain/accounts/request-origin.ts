/** The origin of a request, for rate limits and for the session that it opens. */
export interface RequestOrigin {
  /** The network address, IPv6 by its /64. */
  address: string;
  headers: Headers;
}
