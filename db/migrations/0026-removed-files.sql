-- Files whose rows were deleted. Their parts stay in the store for a day, so that a backup that has their rows finds them.
create table removed_file (
  id text primary key,
  removed_at timestamptz not null
);

create function remember_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_file (id, removed_at) values (old.id, clock_timestamp());
  perform pg_notify('suspension', '');
  return null;
end
$$;
create trigger removed_file_remembered after delete on file
  for each row execute function remember_removed_file();
