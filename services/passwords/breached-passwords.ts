export interface BreachedPasswords {
  /** Returns whether a known data breach contains the password. Returns false if the service does not answer. */
  includes(password: string): Promise<boolean>;
}

export const noBreachedPasswords: BreachedPasswords = { includes: async () => false };
