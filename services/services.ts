import type { Billing } from './billing/billing.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './identity/identity.ts';
import type { Pictures } from './images/images.ts';
import type { Instagram } from './instagram/instagram.ts';
import type { Mail } from './mail/mail.ts';
import type { Scanner } from './scanner/scanner.ts';
import type { Signing } from './signing/signing.server.ts';

/** The world outside, one small interface each. */
export interface Services {
  billing: Billing;
  files: Files;
  identity: Identity;
  mail: Mail;
  instagram: Instagram;
  pictures: Pictures;
  scanner: Scanner;
  signing: Signing;
}
