import { MONEY, section, landlord, tenant } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const DEPOSIT_RETURN =
  'id, lease_id, returned_on, held_cents, interest_cents, returned_cents, deductions, currency, undone_on, created_at';
const CHARGE = `id, lease_id, kind, period, recurring_id, due_on, ${MONEY}, label, voided_at, created_at`;

@PersonalData()
export class LedgerPersonalData implements HoldsPersonalData {
  readonly erase = [
    'update deposit_return set sent_to = null where lease_id in (select lease_id from lease_tenant where user_id = $1)',
  ];

  readonly copy = [
    tenant('charges', CHARGE, 'charge'),
    tenant('deposit-returns', DEPOSIT_RETURN, 'deposit_return'),
    landlord('charges', CHARGE, 'charge'),
    landlord('deposit-returns', `${DEPOSIT_RETURN}, sent_to`, 'deposit_return'),
    section('ledger', ['landlord'], {
      columns: `e.id, e.lease_id, e.kind, e.effective_on, e.currency, e.note, e.created_at,
      (select jsonb_agg(jsonb_build_object('account', p.ledger_account, 'amountCents', p.amount_cents) order by p.id) from posting p where p.entry_id = e.id) as postings`,
      from: 'journal_entry e',
      where: 'e.account_id = lw_account()',
      by: 'e.created_at',
      id: 'e.id',
    }),
  ];
}
