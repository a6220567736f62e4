/** The configuration of this installation for the operator's desk. No field contains a secret. */
export interface Installation {
  mail: { kind: 'smtp'; host: string } | { kind: 'folder'; path: string };
  files: { kind: 'bucket'; name: string; host: string | null } | { kind: 'folder'; path: string };
  scanner: string | null;
  /**
   * Returns the bytes of the disk of the data folder. Returns null if neither the database nor the files are in this
   * folder.
   */
  disk(): Promise<{ folder: string; free: number; total: number } | null>;
}
