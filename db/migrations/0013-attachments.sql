-- The files of a message, in the order they stand in. A file goes with one message, once.
create table message_file (
  conversation_id text not null,
  seq integer not null,
  place integer not null,
  file_id text not null unique references file (id),
  primary key (conversation_id, seq, place),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade
);
