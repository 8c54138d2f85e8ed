import { MONEY, section, landlord, tenant } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const PAYMENT = `id, lease_id, method, state, ${MONEY}, fee_cents, cashback_cents, paid_on, receipt_number, note, created_at`;
const REFUND = `id, lease_id, payment_id, state, source, ${MONEY}, fee_cents, cashback_cents, reason, given_on, method, reference, created_at`;
const OWED_REMINDER = 'id, lease_id, reminded_on, owed_cents, currency, mails, texts, created_at';

@PersonalData()
export class PaymentsPersonalData implements HoldsPersonalData {
  readonly erase = [
    'update autopay set enabled = false where user_id = $1',
    'delete from saved_method where user_id = $1',
  ];

  readonly copy = [
    tenant('payments', PAYMENT, 'payment'),
    tenant('refunds', REFUND, 'refund'),
    tenant('payment-reminders', OWED_REMINDER, 'owed_reminder'),
    tenant('autopay', 'id, lease_id, method, enabled, created_at'),
    section('payment-methods', ['tenant'], {
      columns: 'id, lease_id, method, label, created_at',
      from: 'saved_method',
      where: 'user_id = lw_uid()',
    }),
    landlord('payments', PAYMENT, 'payment'),
    landlord('refunds', REFUND, 'refund'),
    landlord('payment-reminders', OWED_REMINDER, 'owed_reminder'),
    landlord(
      'payment-setup',
      'id, fee_bearer, connected_account, former_account, details_submitted, charges_enabled, payouts_enabled, created_at',
      'payment_setup',
    ),
  ];
}
