-- 2 if the influencer applied again after the first application had lapsed. There is no third.
alter table application add column attempt int not null default 1 check (attempt in (1, 2));
