-- Which server key made them, so that a change of CODE_KEY can be followed. Null for rows from before this was recorded, and for
-- those of processes of the version before: the job `server-keys.rewrap` adds it.
alter table "access_code" add column "key_id" varchar(16) null;
alter table "recovery_code" add column "key_id" varchar(16) null;
alter table "totp_secret" add column "key_id" varchar(16) null;
