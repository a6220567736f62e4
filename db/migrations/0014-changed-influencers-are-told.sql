-- Who changed, in any table that lists of influencers read: ids parted by blanks, a hundred at most to a notice, or '*'
-- for everybody when they are many. Told at the commit.
create function tell_influencers_changed(ids text[]) returns void language plpgsql as $$
declare
  first integer := 1;
begin
  if cardinality(ids) > 1000 then
    perform pg_notify('influencer_changed', '*');
    return;
  end if;
  while first <= cardinality(ids) loop
    perform pg_notify('influencer_changed', array_to_string(ids[first : first + 99], ' '));
    first := first + 100;
  end loop;
end
$$;

create function tell_changed_influencers() returns trigger language plpgsql as $$
begin
  perform tell_influencers_changed(array(select id from changed));
  return null;
end
$$;

create function tell_changed_preferences() returns trigger language plpgsql as $$
begin
  perform tell_influencers_changed(array(select influencer.id from influencer join changed using (user_id)));
  return null;
end
$$;

create function tell_all_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('influencer_changed', '*');
  return null;
end
$$;

create trigger told_insert after insert on influencer referencing new table as changed
  for each statement execute function tell_changed_influencers();
create trigger told_update after update on influencer referencing new table as changed
  for each statement execute function tell_changed_influencers();
create trigger told_delete after delete on influencer referencing old table as changed
  for each statement execute function tell_changed_influencers();
create trigger told_truncate after truncate on influencer
  for each statement execute function tell_all_changed();

create trigger told_insert after insert on preferences referencing new table as changed
  for each statement execute function tell_changed_preferences();
create trigger told_update after update on preferences referencing new table as changed
  for each statement execute function tell_changed_preferences();
create trigger told_delete after delete on preferences referencing old table as changed
  for each statement execute function tell_changed_preferences();
create trigger told_truncate after truncate on preferences
  for each statement execute function tell_all_changed();
