-- The number that tenants call in an emergency; a landlord gives it, suppliers have none.
alter table "account" add column "emergency_phone" varchar(40) null;
grant update (emergency_phone) on account to lw_landlord;
