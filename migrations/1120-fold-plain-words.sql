-- Lists search by it: text of plain letters, which most is, has no accents to look for. The results are the same.
create or replace function lw_fold(words text) returns text language sql immutable strict parallel safe as
  $$ select case when octet_length(words) = char_length(words) then lower(words)
    else lower(regexp_replace(normalize(translate(words, '’', ''''), NFD), '[\u0300-\u036f]', '', 'g')) end $$;
