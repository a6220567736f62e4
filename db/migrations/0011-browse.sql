-- Text as it is compared: without accents, in small letters. `fold` (domain/fold.ts) gives the same to the letter; the
-- alphabets are spelled out because what `lower` knows depends on the database's locale. It is the last to be tried.
create function folded(text) returns text language sql immutable strict parallel safe cost 1000 as $$
  select replace(replace(replace(
    translate(
      regexp_replace(normalize($1, NFD), '[\u0300-\u036f]+', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'abcdefghijklmnopqrstuvwxyzæœαβγδεζηθικλμνξοπρστυφχψωσѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя'
    ), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$$;
