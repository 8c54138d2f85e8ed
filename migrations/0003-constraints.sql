-- What the entities cannot say: keys that carry the account along, exclusions, append-only tables.

-- Foreign keys do not heed policies. Checked at commit, as the rows of one verb are written in any order. A child points to (account, parent), so that no row can hang under a foreign one.
alter table unit add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table lease add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table lease add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table lease_tenant add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table lease_tenant add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table lease_tenant add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table access_code add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table access_code add foreign key (account_id, lease_tenant_id) references lease_tenant (account_id, id) deferrable initially deferred;
alter table charge add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table payment add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table journal_entry add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table journal_entry add foreign key (account_id, charge_id) references charge (account_id, id) deferrable initially deferred;
alter table journal_entry add foreign key (account_id, payment_id) references payment (account_id, id) deferrable initially deferred;
alter table posting add foreign key (account_id, entry_id) references journal_entry (account_id, id) deferrable initially deferred;
alter table allocation add foreign key (account_id, charge_id) references charge (account_id, id) deferrable initially deferred;
alter table allocation add foreign key (account_id, entry_id) references journal_entry (account_id, id) deferrable initially deferred;
alter table service_request add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table service_request add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table service_request add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table offer add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table request_event add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table membership add foreign key (account_id) references account (id) deferrable initially deferred;
alter table membership add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table session add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table credential add foreign key (user_id) references app_user (id) deferrable initially deferred;

-- One address, one person, in each world; compared without case.
create unique index app_user_email on app_user (demo, lower(email));

alter table lease add constraint lease_sane check (
  rent_cents >= 0 and deposit_cents >= 0 and due_day between 1 and 31
  and (term_ends_on is null or term_ends_on >= starts_on) and (ends_on is null or ends_on >= starts_on)
);

-- No two leases of a unit cover the same day (decisions, section 5); drafts may.
alter table lease add constraint lease_overlap exclude using gist (
  unit_id with =,
  daterange(starts_on, coalesce(ends_on, case when ends_for_good then term_ends_on end), '[]') with &&
) where (state <> 'draft');

alter table charge add constraint charge_positive check (amount_cents > 0);
alter table payment add constraint payment_positive check (amount_cents > 0 and fee_cents >= 0 and cashback_cents >= 0);
alter table allocation add constraint allocation_positive check (amount_cents > 0);
alter table service_request add constraint rating_range check (rating is null or rating between 1 and 5);

-- The postings of an entry sum to zero, checked when the transaction commits.
create function check_entry_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 0) from posting where entry_id = new.entry_id) <> 0 then
    raise exception 'journal entry % does not balance', new.entry_id using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger posting_balances after insert on posting
  deferrable initially deferred for each row execute function check_entry_balances();

-- Ledger, audit log and timelines are added to, never changed: not even by the system.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end
$$;
create trigger append_only before update or delete on journal_entry for each row execute function refuse_change();
create trigger append_only before update or delete on posting for each row execute function refuse_change();
create trigger append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger append_only before update or delete on request_event for each row execute function refuse_change();
