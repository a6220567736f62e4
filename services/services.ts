import type { Identity } from './identity/identity.ts';
import type { Instagram } from './instagram/instagram.ts';
import type { Mail } from './mail/mail.ts';

/** The world outside, one small interface each. */
export interface Services {
  identity: Identity;
  mail: Mail;
  instagram: Instagram;
}
