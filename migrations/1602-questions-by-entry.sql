-- without transaction
-- Which questions were asked about an entry of the ledger.
create index concurrently if not exists lease_message_entry_id_index on lease_message (entry_id);
