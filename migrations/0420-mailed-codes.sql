-- When the welcome letter with this code was sent by email; null for a code that was shown to be printed.
alter table "access_code" add column "mailed_at" timestamptz(3) null;
