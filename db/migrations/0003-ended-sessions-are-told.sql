-- However a session ends (signed out, revoked, its account gone), every process hears whose it was at the commit, and
-- closes the streams that were opened with it.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id);
  return null;
end
$$;

create trigger session_ended after delete on user_session
  for each row execute function tell_session_ended();
