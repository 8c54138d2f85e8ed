-- An entry belongs to a lease, or to a property: what that one costs.
alter table journal_entry add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table journal_entry add constraint journal_entry_home check ((lease_id is null) <> (property_id is null));

alter table expense add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table expense add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table expense add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table expense add foreign key (account_id, entry_id) references journal_entry (account_id, id) deferrable initially deferred;
alter table expense add constraint expense_sane check (amount_cents > 0 and tax_cents >= 0 and tax_cents <= amount_cents);
-- The cost of a repair is entered once, however often and by how many it is pressed.
create unique index expense_of_request on expense (request_id) where voided_at is null;
