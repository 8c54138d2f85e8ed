-- Terms of a lease follow each other: no day has two rents.
alter table lease_term add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table lease_term add constraint lease_term_sane check (rent_cents >= 0 and (ends_on is null or ends_on >= starts_on));
alter table lease_term add constraint lease_term_overlap exclude using gist (
  lease_id with =, daterange(starts_on, ends_on, '[]') with &&
);

alter table lease_renewal add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table lease_renewal add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table lease_renewal add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table lease_renewal add constraint lease_renewal_sane check (
  low_rent_cents <= proposed_rent_cents and proposed_rent_cents <= high_rent_cents and confidence between 0 and 100
  and (ends_on is null or ends_on >= starts_on)
);
-- However often and by how many it is asked for, a lease has one recommendation that waits for somebody.
create unique index lease_renewal_open on lease_renewal (lease_id) where status in ('pending', 'accepted', 'adjusted', 'offered');

alter table renewal_offer add foreign key (account_id, renewal_id) references lease_renewal (account_id, id) deferrable initially deferred;
alter table renewal_offer add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
create unique index renewal_offer_sent on renewal_offer (renewal_id) where state = 'sent';

alter table renewal_intent add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table renewal_intent add foreign key (user_id) references app_user (id) deferrable initially deferred;
-- Tenants change what they said, not about whom.
revoke update on renewal_intent from lw_tenant;
grant update (intent, said_at) on renewal_intent to lw_tenant;
