-- A process of an older release, which runs beside this one, may create a conversation without its readers. The trigger adds
-- them at the end of the transaction, because processes that write the readers themselves fail if they exist already.
create function add_readers() returns trigger language plpgsql as $$
begin
  insert into conversation_reader (conversation_id, user_id)
  select new.id, reader.user_id
  from application
  join campaign on campaign.id = application.campaign_id
  join influencer on influencer.id = application.influencer_id
  cross join lateral (values (campaign.client_id), (influencer.user_id)) as reader (user_id)
  where application.id = new.application_id and reader.user_id is not null
  on conflict do nothing;
  return null;
end
$$;
create constraint trigger conversation_has_readers after insert on conversation
  deferrable initially deferred for each row execute function add_readers();

-- Conversations that older processes created since 0020.
insert into conversation_reader (conversation_id, user_id)
select conversation.id, reader.user_id
from conversation
join application on application.id = conversation.application_id
join campaign on campaign.id = application.campaign_id
join influencer on influencer.id = application.influencer_id
cross join lateral (values (campaign.client_id), (influencer.user_id)) as reader (user_id)
where reader.user_id is not null
on conflict do nothing;
