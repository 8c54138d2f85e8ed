-- A link of an invitation or of a mail to an invited supplier serves once (docs/decisions/0980-supplier-links-serve-once.md).
alter table "supplier_invitation" add column "used_at" timestamptz(3) null;
-- Until now they served again and again, so those of people who have opened one count as used.
update "supplier_invitation" i set "used_at" = now() from "app_user" u where u.id = i.user_id and u.email_verified_at is not null;
