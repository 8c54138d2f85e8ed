-- The address of ADMIN_2FA_EMAILS under which somebody was designated. It stays with the person when their address changes, and
-- counts as long as the setting names it. The start of the product fills it in for the people who are there.
alter table "app_user" add column "two_factor_designated_as" varchar(254) null;
