-- The email with a code says whether it signs someone in or confirms a change.
alter table "two_factor_challenge" add "confirms" boolean not null default false;
