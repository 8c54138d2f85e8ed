-- A refund says what becomes of the balance: the tenant owes it again, or a credit (this one's id) makes up for it.
alter table refund add column forgiving_credit_id uuid null;

-- Autopay counts its own payments. Of those that were made before, the ones of its payer and method since it was switched on.
alter table payment add column autopay boolean not null default false;
update payment y set autopay = true from autopay a
  where y.lease_id = a.lease_id and y.payer_id = a.user_id and y.method = a.method and y.created_at >= coalesce(a.counts_from, '-infinity');
