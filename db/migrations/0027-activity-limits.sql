-- Counts what an account did lately, for the limits of domain/activity-limits.ts.
create index event_activity_idx on event (actor_id, name, created_at) where actor_id is not null;
