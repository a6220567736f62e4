-- What is open to all, the newest first. (A brand's own are found by campaign_client_idx.)
create index campaign_status_idx on campaign (status, published_at desc nulls last, id desc);
