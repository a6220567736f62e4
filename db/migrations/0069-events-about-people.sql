-- Events without an actor, such as `search.matched`, name the person in their subject. The export and the erasure of the
-- person find them by this index.
create index event_about_idx on event ((subject ->> 'userId')) where actor_id is null;

-- Earlier erasures kept these events whole.
update event set subject = '{}' from app_user
where event.actor_id is null and event.subject ->> 'userId' = app_user.id and app_user.erased_at is not null;
-- Earlier erasures also kept messages that only the erased sender could read.
delete from message using app_user
where message.hidden and message.sender_id = app_user.id and app_user.erased_at is not null;
