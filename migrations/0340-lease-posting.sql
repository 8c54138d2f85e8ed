-- Since when a lease that was activated waits for its first entries: what it brought along and the rent that is due by then.
-- Null once they are posted. Leases that run already have theirs, or a job that posts them without this mark.
alter table lease add column posting_since timestamptz(3) null;
create index lease_posting on lease (account_id) where posting_since is not null;
