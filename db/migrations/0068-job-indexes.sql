-- A worker finds its next job and the jobs whose lease is over without reading all waiting jobs. A job is due when its
-- time has come and its lease, if any, is over.
create index job_next_idx on job (name, greatest(run_at, leased_until)) where failed_at is null;
create index job_leased_idx on job (leased_until) where failed_at is null and leased_until is not null;
