-- Whose notice ended a lease, when it was given and why.
alter table lease add column notice_by text null check (notice_by in ('landlord', 'tenant', 'agreement')),
  add column notice_given_on date null,
  add column notice_reason text null check (notice_reason in ('end_of_term', 'own_use', 'sale', 'renovation', 'nonpayment', 'breach', 'other')),
  add column notice_confirmation varchar(500) null;

-- How a change of rent was announced, and what taking it back restores. Terms of before are not taken back: they have begun,
-- or keep their own last day.
alter table lease_term add column notice_on date null,
  add column confirm_reason varchar(500) null,
  add column follows_final_term boolean not null default false,
  add column follows_monthly boolean not null default false;
alter table lease_renewal add column confirm_reason varchar(500) null;
create policy "landlord_remove" on "lease_term" for delete to "lw_landlord" using (account_id = lw_account() and renewal_id is null);
