-- Browsers with an earlier version of the page report nothing, and their visitors have read what is on screen (docs/decisions/1410).
alter table "chat_session" add "reports_seen" boolean not null default false;
