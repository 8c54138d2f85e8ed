import { section } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const recurringCharge = (
  more = '',
) => `r.id, r.lease_id, r.category, r.label, r.due_day, r.starts_on, r.ends_on, r.created_at,
  (select jsonb_agg(jsonb_build_object('from', s.starts_on, 'amountCents', s.amount_cents${more}) order by s.starts_on)
   from recurring_charge_rate s where s.recurring_charge_id = r.id) as amounts`;
const RECURRING_CHARGES = { from: 'recurring_charge r', where: 'true', by: 'r.created_at', id: 'r.id' };

@PersonalData()
export class RentPersonalData implements HoldsPersonalData {
  readonly copy = [
    section('recurring-charges', ['tenant'], { ...RECURRING_CHARGES, columns: recurringCharge() }),
    // Tenants don't get the landlord's internal reasons.
    section('recurring-charges', ['landlord'], {
      ...RECURRING_CHARGES,
      columns: recurringCharge(`, 'confirmReason', s.confirm_reason`),
    }),
  ];
}
