-- The region whose taxes an invoice may have: what a supplier has last charged in a state is suggested on the next invoice there.
alter table "invoice" add column "tax_region" varchar(6) null;
-- The triggers hold what an invoice says once it is sent. This says nothing new, so they are left out.
alter table invoice disable trigger user;
update invoice i set tax_region = p.country || '-' || p.region from property p where p.id = i.property_id;
alter table invoice enable trigger user;
