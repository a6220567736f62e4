/** Configuration that the staff pages show. No field contains a secret. */
export interface Installation {
  mail: { kind: 'smtp'; host: string } | { kind: 'folder'; path: string };
  files: { kind: 'bucket'; name: string; host: string | null } | { kind: 'folder'; path: string };
  scanner: string | null;
  /** Bytes of the disk of the data folder. Null if the data folder contains neither the database nor the files. */
  disk(): Promise<{ folder: string; free: number; total: number } | null>;
}
