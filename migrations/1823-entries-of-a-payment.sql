-- without transaction
-- Lists of payments show who recorded each, and whether it was taken back: by the entries of that payment, not by all of the account.
create index concurrently if not exists journal_entry_payment on journal_entry (payment_id) where payment_id is not null;
