-- A supplier who was invited has the name that a landlord wrote, or the front of the email address. They may set it once themselves.
alter table "supplier" add column "named_by_landlord" boolean not null default false;
update "supplier" s set "named_by_landlord" = true where exists (
  select 1 from "membership" m join "supplier_invitation" i on i.user_id = m.user_id where m.account_id = s.account_id and i.registers);
