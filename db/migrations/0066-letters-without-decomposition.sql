-- Unicode does not decompose letters such as `Ł`, so `folded` kept them, and even their capitals: a search for `lukasz`
-- or `łukasz` did not find `Łukasz`. `fold` (domain/fold.ts) gives the same result.
create or replace function folded(text) returns text language sql immutable strict parallel safe cost 1000 as $$
  select replace(replace(replace(replace(
    translate(
      regexp_replace(normalize($1, NFD), '[\u0300-\u036f]+', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒẞÞØøŁłĐđÐðĦħŦŧŊŋıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'abcdefghijklmnopqrstuvwxyzæœßþoollddddhhttnniαβγδεζηθικλμνξοπρστυφχψωσѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя'
    ), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th')
$$;

-- An update computes the stored columns again.
update campaign set title = title, venue_town = venue_town where search_text ~ '[ẞÞþØøŁłĐđÐðĦħŦŧŊŋı]';
update company set name = name where search_name ~ '[ẞÞþØøŁłĐđÐðĦħŦŧŊŋı]';

-- The indexes of `createSearchIndexes` (db/search-indexes.server.ts) contain folded texts. The next start of a process
-- that uses them creates them again, without blocking.
drop index if exists influencer_search_full_name_idx, influencer_search_handle_idx,
  influencer_search_location_idx, influencer_search_bio_idx;
