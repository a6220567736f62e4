export interface BreachedPasswords {
  /** Returns whether a known data breach contains the password. Returns false if the service does not answer. */
  includes(password: string): Promise<boolean>;
}

/** Without a service, no password counts as breached, and nothing is requested. */
export const noBreachedPasswords: BreachedPasswords = { includes: async () => false };
