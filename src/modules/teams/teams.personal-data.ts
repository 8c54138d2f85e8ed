import { section, supplier } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const VISIT =
  'id, request_id, staff_id, started_at, finished_at, note, recorded_start_at, recorded_finish_at, corrected_at, created_at';

const NEED = 'id, request_id, staff_id, amount_cents, reason, created_at';

@PersonalData()
export class TeamsPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update supplier_staff set first_name = '${NOBODY}', last_name = '', email = null, phone = null, active = false where account_id in (${ABANDONED})`,
    `update supplier_staff set first_name = '${NOBODY}', last_name = '', email = null, phone = null where user_id = $1`,
  ];

  readonly copy = [
    supplier(
      'staff',
      'id, first_name, last_name, email, phone, active, invited_at, joined_at, left_at, created_at',
      'supplier_staff',
    ),
    supplier('job-assignments', 'id, request_id, staff_id, note, created_at', 'job_assignment'),
    supplier('job-visits', VISIT, 'job_visit'),
    supplier('price-needs', NEED, 'price_need'),
    section('team', ['technician'], {
      columns: 'id, first_name, last_name, email, phone, active, invited_at, joined_at, created_at',
      from: 'supplier_staff',
      where: 'user_id = lw_uid()',
    }),
    section('job-assignments', ['technician'], {
      columns: 'id, request_id, note, created_at',
      from: 'job_assignment',
      where: 'true',
    }),
    section('price-needs', ['technician'], { columns: NEED, from: 'price_need', where: 'true' }),
    section('job-visits', ['technician'], { columns: VISIT, from: 'job_visit', where: 'true' }),
  ];
}
