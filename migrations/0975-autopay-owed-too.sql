-- What is owed when autopay is turned on waits for the next rent, unless the tenant asks for it to be paid, too.
alter table autopay add column owed_too boolean not null default false;
