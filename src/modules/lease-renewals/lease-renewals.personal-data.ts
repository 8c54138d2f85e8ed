import { section, landlord, tenant } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class LeaseRenewalsPersonalData implements HoldsPersonalData {
  readonly copy = [
    tenant(
      'renewal-offers',
      'id, lease_id, state, starts_on, ends_on, current_rent_cents, rent_cents, currency, answer_by, note, question, asked_at, reply, replied_at, answered_at, created_at',
      'renewal_offer',
    ),
    section('renewal-intents', ['tenant'], {
      columns: 'id, lease_id, term_ends_on, intent, said_at',
      from: 'renewal_intent',
      where: 'user_id = lw_uid()',
      by: 'said_at',
    }),
    landlord(
      'renewals',
      'id, lease_id, status, action, starts_on, ends_on, current_rent_cents, proposed_rent_cents, rent_cents, currency, reasons, decided_at, created_at',
      'lease_renewal',
    ),
    landlord('renewal-intents', 'id, lease_id, term_ends_on, intent, said_at, created_at', 'renewal_intent'),
    landlord(
      'renewal-offers',
      'id, lease_id, state, starts_on, ends_on, rent_cents, currency, answer_by, note, question, reply, answered_at, created_at',
      'renewal_offer',
    ),
  ];
}
