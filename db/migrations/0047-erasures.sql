-- An account is erased at `erasure_due_at`, unless its owner keeps it. An erased account has only its id, its role and its
-- language left, because rows of others refer to it. It also counts as suspended, which hides it everywhere.
alter table app_user
  add column erasure_due_at timestamptz,
  add column erased_at timestamptz;
create index app_user_erasure_idx on app_user (erasure_due_at) where erasure_due_at is not null;
