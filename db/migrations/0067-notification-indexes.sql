-- Pages mark notifications as read whether or not lists show them, so the indexes of migration 0017 do not serve these
-- queries. Without the other indexes, each deleted campaign or conversation would read all notifications.
create index notice_unread_campaign_idx on notice (user_id, campaign_id) where read_at is null;
create index notice_campaign_idx on notice (campaign_id, influencer_id) where campaign_id is not null;
create index notice_conversation_idx on notice (conversation_id) where conversation_id is not null;

-- The erasure of an account deletes deals without a contract. Each deleted check of a post would read all metrics.
create index post_metric_check_idx on post_metric (check_id) where check_id is not null;
