-- Set by the erasure of one of the two people. A message that waits for the lock of this row must not be stored after it.
alter table conversation add column closed_at timestamptz;
