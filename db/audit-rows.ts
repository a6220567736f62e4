/** One act of the operator's people. The database refuses to change or remove one. */
export interface AuditRow {
  id: string;
  created_at: Date;
  /** Null: by the command line. */
  staff_id: string | null;
  act: string;
  subject_id: string;
}
