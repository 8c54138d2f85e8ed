-- The search of the top bar compares without accents, case and curly apostrophes. It needs no extension: not every managed
-- PostgreSQL allows one.
create function lw_fold(words text) returns text language sql immutable strict parallel safe as
  $$ select lower(regexp_replace(normalize(translate(words, '’', ''''), NFD), '[\u0300-\u036f]', '', 'g')) $$;
-- Payments are found by amount and by receipt, of which an account has many.
create index payment_amount on payment (account_id, amount_cents);
create index payment_receipt on payment (account_id, receipt_number text_pattern_ops) where receipt_number is not null;
