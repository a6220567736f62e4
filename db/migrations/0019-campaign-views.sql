-- How many people opened a campaign's pages on a day of Paris.
create table campaign_views (
  campaign_id text not null references campaign (id) on delete cascade,
  day date not null,
  people integer not null,
  primary key (campaign_id, day)
);

-- Who was counted today, as a mark that names nobody: nobody is counted twice, by any process. Gone with the day.
create table campaign_viewer (
  day date not null,
  campaign_id text not null references campaign (id) on delete cascade,
  viewer text not null,
  primary key (day, campaign_id, viewer)
);
