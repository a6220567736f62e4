export interface Scanner {
  /** Returns `down` if the scanner is unreachable or gives no verdict. */
  scan(path: string): Promise<'clean' | 'infected' | 'down'>;
  /** Rejects if the scanner does not answer. */
  check(): Promise<void>;
}

export const noScanner: Scanner = { scan: async () => 'clean', check: async () => {} };
