export interface ExportRow {
  id: string;
  user_id: string;
  requested_at: Date;
  /** Null while the archive is being prepared. */
  ready_at: Date | null;
  bytes: number | null;
}
