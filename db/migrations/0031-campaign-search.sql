-- Texts of the campaign search, folded when they are written. Folding 2,000 campaigns takes over a second.
alter table campaign
  add column search_text text generated always as
    (folded(title || ' ' || description || ' ' || coalesce(venue_town, ''))) stored,
  add column search_town text generated always as (folded(coalesce(venue_town, ''))) stored;
alter table company
  add column search_name text generated always as (folded(name)) stored;
