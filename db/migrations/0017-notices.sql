-- What somebody is told, written in the transaction of the event it tells of. Of one conversation there is one unread
-- notice, however much was written. What is not listed is there for its letter only.
create table notice (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  event_id text not null references event (id) on delete cascade,
  kind text not null,
  campaign_id text references campaign (id) on delete cascade,
  influencer_id text references influencer (id) on delete cascade,
  conversation_id text references conversation (id) on delete cascade,
  listed boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (event_id, user_id)
);
create index notice_list_idx on notice (user_id, created_at desc, id desc) where listed;
create index notice_unread_idx on notice (user_id) where listed and read_at is null;
create unique index notice_message_idx on notice (user_id, conversation_id)
  where kind = 'message' and read_at is null;

-- What somebody chose of a kind of notice; what has no row is as `domain/notifications/notice.ts` has it.
create table notice_setting (
  user_id text not null references app_user (id) on delete cascade,
  kind text not null,
  in_product boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);

-- Up to where messages have gone by mail, and when to look whether more must.
alter table conversation_reader
  add column mailed_seq integer not null default 0,
  add column mail_due_at timestamptz;
create index conversation_reader_mail_due_idx on conversation_reader (mail_due_at) where mail_due_at is not null;
