-- The papers by which a company shows who it is. A file is one document, once.
create table company_document (
  id text primary key,
  company_id text not null references company (id) on delete cascade,
  file_id text not null unique references file (id),
  type text not null check (type in ('kbis', 'other')),
  created_at timestamptz not null
);
create index company_document_company_idx on company_document (company_id, created_at);
