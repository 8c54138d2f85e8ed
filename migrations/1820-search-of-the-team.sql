-- without transaction
-- What the search of the team compares words with (docs/decisions/1820). Each text is the one that src/modules/search/team/team-sql.ts asks for,
-- letter for letter, and begins with a space, so that the beginning of its first word is found as well.
create index concurrently if not exists property_words on property using gin (lw_grams(lw_fold(' ' || name || ' ' || street_number || ' ' || street || ' ' || city || ' ' || postal_code))) with (gin_pending_list_limit = 512);
create index concurrently if not exists unit_words on unit using gin (lw_grams(lw_fold(' ' || label))) with (gin_pending_list_limit = 512);
create index concurrently if not exists lease_tenant_words on lease_tenant using gin (lw_grams(lw_fold(' ' || first_name || ' ' || last_name))) with (gin_pending_list_limit = 512);
create index concurrently if not exists app_user_words on app_user using gin (lw_grams(lw_fold(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')))) with (gin_pending_list_limit = 512);
create index concurrently if not exists account_words on account using gin (lw_grams(lw_fold(' ' || name))) with (gin_pending_list_limit = 512);
