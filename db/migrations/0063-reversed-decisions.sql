-- Staff may reverse a decision that hid content, after an objection (Digital Services Act, article 20).
alter table abuse_report
  add column reversed_at timestamptz,
  add column reversed_by text references app_user (id) on delete set null,
  add column reversal_reason text;
