-- An import knows how its file was read: by its headings the next file of the same kind finds the mapping again.
alter table "portfolio_import" add "headings_key" varchar(64) null, add "mapping" jsonb null, add "findings" jsonb null;
create index "portfolio_import_account_id_headings_key_created_at_index" on "portfolio_import" ("account_id", "headings_key", "created_at");
