-- An objection moves the last day of publication, so the day alone no longer says that the first post came late.
alter table deliverable add column published_late boolean not null default false;
