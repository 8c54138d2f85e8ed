-- A rent that was posted follows the terms: when the lease ends within its month, or a term is corrected, the charge is taken back
-- and another one takes its place. What was taken back for that reason leaves its month free; what a landlord took back by hand
-- does not, so that no run charges it again.
alter table charge add column superseded boolean not null default false;
alter table charge drop constraint charge_lease_id_kind_period_unique;
create unique index charge_of_period on charge (lease_id, kind, period) where not superseded;
grant update (superseded) on charge to lw_landlord;
