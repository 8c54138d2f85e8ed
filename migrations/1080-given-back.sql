-- Money of a recorded payment that the landlord gave back outside of the product: when, how and under which number. Null for
-- refunds through a provider. Only the state of a refund changes: one that was recorded by mistake is taken back.
alter table "refund" add column "given_on" date null;
alter table "refund" add column "method" text null;
alter table "refund" add column "reference" varchar(120) null;
alter table "refund" add constraint "refund_method_check" check ("method" in ('cash', 'cheque', 'transfer'));
alter table "refund" add constraint "refund_given_back_check" check (("method" is null) = ("given_on" is null));
grant update (state, version) on refund to lw_landlord;
-- Only of those: a refund through a provider is the provider's to change.
create policy landlord_changes_given_back on refund as restrictive for update to lw_landlord using (method is not null) with check (method is not null);
