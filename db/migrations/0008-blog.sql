-- What the operator writes for everybody, in both languages under one slug. Without a moment of publication it is a draft and
-- may have gaps; with one it is whole, and shows from that moment on.
create table blog_entry (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  topic text not null,
  author text not null,
  title_en text not null default '',
  title_fr text not null default '',
  resume_en text not null default '',
  resume_fr text not null default '',
  body_en text not null default '',
  body_fr text not null default '',
  cover text,
  -- The cover as 1200 × 630 pixels, which is what shared links show.
  share_picture text,
  cover_alt_en text not null default '',
  cover_alt_fr text not null default '',
  words_en integer not null generated always as (cardinality(regexp_split_to_array(btrim(body_en), '\s+'))) stored,
  words_fr integer not null generated always as (cardinality(regexp_split_to_array(btrim(body_fr), '\s+'))) stored,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (published_at is null or '' not in (title_en, title_fr, resume_en, resume_fr, body_en, body_fr))
);
create index blog_entry_published_idx on blog_entry (published_at desc, id desc);
