import type { Billing } from './billing/billing.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './identity/identity.ts';
import type { Images } from './images/images.ts';
import type { Instagram } from './instagram/instagram.ts';
import type { Installation } from './installation/installation.ts';
import type { Mail } from './mail/mail.ts';
import type { BreachedPasswords } from './passwords/breached-passwords.ts';
import type { Scanner } from './scanner/scanner.ts';
import type { Signing } from './signing/signing.server.ts';

export interface Services {
  billing: Billing;
  breachedPasswords: BreachedPasswords;
  files: Files;
  identity: Identity;
  installation: Installation;
  mail: Mail;
  instagram: Instagram;
  images: Images;
  scanner: Scanner;
  signing: Signing;
  /** Makes the marks (HMACs) of contract signatures and the hashes of signing codes. */
  contractSigning: Signing;
}
