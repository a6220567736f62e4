-- The cached session states whether its account has blocked another account.
create function tell_blocks_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', coalesce(new.blocker_id, old.blocker_id));
  return null;
end
$$;

create trigger blocks_changed after insert or delete on block
  for each row execute function tell_blocks_changed();
