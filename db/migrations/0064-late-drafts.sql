-- An approval moves the day of publication, so the day alone no longer says that a draft came late.
alter table deliverable add column submitted_late boolean not null default false;

update deliverable set submitted_late = true
where submit_by < (
  select min((submitted_at at time zone 'Europe/Paris')::date) from submission
  where deliverable_id = deliverable.id and seq = 1
);
