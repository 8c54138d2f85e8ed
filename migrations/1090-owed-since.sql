-- Since when the balance that an imported lease brings along is owed: its oldest part was due on that day. Null where no one said.
alter table "lease" add column "opening_owed_since" date null;
