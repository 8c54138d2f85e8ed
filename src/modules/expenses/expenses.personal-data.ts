import { landlord } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class ExpensesPersonalData implements HoldsPersonalData {
  readonly copy = [
    landlord(
      'expenses',
      'id, property_id, unit_id, category, spent_on, amount_cents, tax_cents, currency, payee, note, document_id, recurring_id, invoice_id, voided_at, created_at',
      'expense',
    ),
    landlord(
      'recurring-expenses',
      'id, property_id, unit_id, category, frequency, amount_cents, tax_cents, payee, note, next_on, ends_on, paused_at, ended_at, created_at',
      'recurring_expense',
    ),
  ];
}
