/** From where somebody knocks: what limits go by, and what a session remembers of its beginning. */
export interface RequestOrigin {
  /** The network address, IPv6 by its /64. */
  address: string;
  headers: Headers;
}
