-- Requests, offers and documents: parents within the same account, and what may exist once.
alter table request_contact add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table offer add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table offer add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table offer add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table stored_file add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table stored_file add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table stored_file add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table supplier add foreign key (account_id) references account (id) deferrable initially deferred;

-- One work order a request; one open offer of a request to a supplier.
create unique index offer_accepted_once on offer (request_id) where state = 'accepted';
create unique index offer_open_once on offer (request_id, supplier_account_id) where state in ('sent', 'accepted');

alter table offer add constraint offer_budget check (budget_cents is null or budget_cents >= 0);
alter table service_request add constraint request_sane check (
  (cost_cents is null or cost_cents >= 0) and (scheduled_until is null or scheduled_until > scheduled_for)
);

alter table supplier_message add foreign key (account_id) references account (id) deferrable initially deferred;
alter table supplier_message add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table supplier_staff add foreign key (account_id) references account (id) deferrable initially deferred;
alter table supplier_invitation add foreign key (user_id) references app_user (id) deferrable initially deferred;
create trigger append_only before update or delete on supplier_message for each row execute function refuse_change();

alter table quote add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table quote add constraint quote_positive check (amount_cents > 0);
create unique index quote_waits_once on quote (request_id, supplier_account_id) where state = 'sent';
