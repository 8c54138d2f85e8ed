alter table saved_method add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table payment_finding add foreign key (account_id, payment_id) references payment (account_id, id) deferrable initially deferred;
alter table payment_finding add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table payment_finding add foreign key (account_id, refund_id) references refund (account_id, id) deferrable initially deferred;

-- A landlord says who bears the fee. Whether money may be taken the provider says, through the system.
revoke insert, update on payment_setup from lw_landlord;
grant insert (id, account_id, demo, created_at, fee_bearer, version) on payment_setup to lw_landlord;
grant update (fee_bearer, version) on payment_setup to lw_landlord;
-- What was found is not edited, only answered.
revoke update on payment_finding from lw_landlord, lw_admin;
grant update (state, lease_id, payment_id, resolved_at, resolved_by, note, version) on payment_finding to lw_landlord, lw_admin;
