alter table unit_plan add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
-- One plan of a unit at a time.
create unique index unit_plan_present on unit_plan (unit_id) where ended_at is null;
