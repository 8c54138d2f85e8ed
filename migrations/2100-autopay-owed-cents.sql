-- How much was owed when the tenant asked autopay to pay it before the next rent. It collects no more than that until then: what
-- is refunded or charged later waits. Where it isn't known, all of it waits.
alter table autopay add column owed_cents bigint not null default '0' check (owed_cents >= 0);
