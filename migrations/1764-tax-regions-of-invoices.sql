-- The region whose taxes an invoice may have: what a supplier has last charged in a state is suggested on the next invoice there.
alter table "invoice" add column "tax_region" varchar(6) null;
update invoice i set tax_region = p.country || '-' || p.region from property p where p.id = i.property_id;
