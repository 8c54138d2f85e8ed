-- Whether a tenant accepted a term as an offer. A signature that the landlord recorded is the landlord's word: it can be canceled
-- before the term starts, and has a letter (docs/decisions/1000-signatures-on-paper.md).
alter table "lease_term" add column "tenant_accepted" boolean not null default false;
update "lease_term" t set "tenant_accepted" = true
  where t.renewal_id is not null and exists (select from "renewal_offer" o where o.renewal_id = t.renewal_id and o.state = 'accepted' and o.answered_by is not null);
drop policy "landlord_remove" on "lease_term";
create policy "landlord_remove" on "lease_term" for delete to "lw_landlord" using (account_id = lw_account() and not tenant_accepted);
