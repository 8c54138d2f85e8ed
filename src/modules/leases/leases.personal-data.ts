import { section, landlord, tenant } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, BLANK_EMAIL } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const LEASE_CHANGE = 'id, lease_id, kind, changed_on, reason, agreed, before, after, amount_cents, created_at';

@PersonalData()
export class LeasesPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update lease_tenant set email = ${BLANK_EMAIL}, phone = null where user_id = $1`,
    `update access_code set revoked_at = now() where revoked_at is null and account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    section('homes', ['tenant'], {
      columns: `t.lease_id, t.first_name, t.last_name, t.email, t.phone, t.joined_at, p.street_number, p.street, n.label as unit, p.city, p.region,
      p.postal_code, p.country, l.state, l.starts_on, l.term_ends_on, l.ends_on, l.rent_cents, l.currency, l.due_day, l.deposit_cents`,
      from: 'lease_tenant t join lease l on l.id = t.lease_id join unit n on n.id = t.unit_id join property p on p.id = t.property_id',
      where: 't.user_id = lw_uid()',
      by: 't.created_at',
      id: 't.id',
    }),
    tenant('lease-terms', 'id, lease_id, starts_on, ends_on, rent_cents, created_at', 'lease_term'),
    tenant('lease-changes', LEASE_CHANGE, 'lease_change'),
    landlord(
      'leases',
      'id, unit_id, state, starts_on, term_ends_on, ends_on, ends_for_good, rent_cents, currency, due_day, deposit_cents, late_fee_kind, late_fee_value, late_fee_after_days, activated_at, created_at',
      'lease',
    ),
    landlord(
      'tenants',
      'id, lease_id, first_name, last_name, email, phone, language, joined_at, created_at',
      'lease_tenant',
    ),
    landlord('lease-terms', 'id, lease_id, starts_on, ends_on, rent_cents, created_at', 'lease_term'),
    landlord('lease-changes', LEASE_CHANGE, 'lease_change'),
    landlord('bulk-tasks', 'id, kind, without_tenant, seen_at, created_at', 'bulk_task'),
    landlord(
      'bulk-task-items',
      'id, task_id, lease_id, lease_tenant_id, outcome, code, reason, created_at',
      'bulk_task_item',
    ),
  ];
}
