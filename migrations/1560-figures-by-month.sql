-- What the admin's first page counts over a year or two weeks, read from indexes alone: both tables grow for as long as the
-- installation runs.
create index payment_processed on payment (demo, succeeded_at) include (currency, amount_cents) where state in ('succeeded', 'settled');
create index audit_entry_refused on audit_entry (demo, at) include (action) where action in ('session.sign_in_failed', 'session.sign_in_throttled');
