-- The browser's id of an upload. An upload that is sent again, because its response was lost, is stored once.
alter table file add upload_id text;
create unique index file_upload_idx on file (owner_id, upload_id) where upload_id is not null;
