-- Whose account changed: what a process remembers of them is no longer true. (That one is gone is told by its sessions.)
create function tell_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', new.id);
  return null;
end
$$;

create trigger account_changed after update on app_user
  for each row execute function tell_account_changed();
