/** Append-only: the database refuses updates and deletes. */
export interface AuditRow {
  id: string;
  created_at: Date;
  staff_id: string | null;
  act: string;
  subject_id: string;
}
