-- Both people of a conversation are its readers from the beginning: whose it is, is found here, without a way through
-- applications, campaigns and influencers.
insert into conversation_reader (conversation_id, user_id)
select conversation.id, reader.user_id
from conversation
join application on application.id = conversation.application_id
join campaign on campaign.id = application.campaign_id
join influencer on influencer.id = application.influencer_id
cross join lateral (values (campaign.client_id), (influencer.user_id)) as reader (user_id)
where reader.user_id is not null
on conflict do nothing;

create index conversation_reader_user_idx on conversation_reader (user_id);
