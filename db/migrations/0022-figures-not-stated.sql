-- A figure is null while its owner has stated none. Until now a blank field was stored as 0, so every declared 0 becomes null.
alter table influencer
  alter column followers drop not null, alter column followers drop default,
  alter column following drop not null, alter column following drop default,
  alter column posts drop not null, alter column posts drop default,
  alter column engagement_rate drop not null, alter column engagement_rate drop default;

update influencer set
  followers = nullif(followers, 0),
  following = nullif(following, 0),
  posts = nullif(posts, 0),
  engagement_rate = nullif(engagement_rate, 0)
where figures_source = 'declared' and 0 in (followers, following, posts, engagement_rate);
