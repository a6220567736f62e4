import type { Identity } from './identity/identity.ts';

/** The world outside, one small interface each. */
export interface Services {
  identity: Identity;
}
