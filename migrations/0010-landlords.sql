-- Running leases of a property: its occupied units are counted in every list.
create index lease_running on lease (property_id, unit_id) where state in ('active', 'notice');
-- Leases whose last day has passed are ended by a schedule.
create index lease_ending on lease (coalesce(ends_on, term_ends_on)) where state in ('active', 'notice');

alter table unit add constraint unit_sane check (
  bedrooms >= 0 and half_bathrooms >= 0 and (square_feet is null or square_feet > 0)
  and (market_rent_cents is null or market_rent_cents >= 0)
);
alter table lease add constraint lease_late_fee_sane check (
  late_fee_value >= 0 and late_fee_after_days >= 0 and (late_fee_kind <> 'none' or late_fee_value = 0)
);

-- Issuing a code revokes the former one, also when two are issued at once.
create unique index access_code_valid on access_code (lease_tenant_id) where revoked_at is null;
