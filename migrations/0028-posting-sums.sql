-- Sums of a ledger account, also of the entries of a period, read from the index alone: of 3,000 homes ten years are two million postings.
create index posting_sums on posting (account_id, ledger_account) include (lease_id, currency, amount_cents, demo, entry_id);
