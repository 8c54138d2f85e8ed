-- A rent that a correction posts after its due day: the days before a late fee count from the day of the correction.
alter table "charge" add column "late_fee_from" date null;
grant update (late_fee_from) on charge to lw_landlord;
