import { landlord } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class MaintenancePersonalData implements HoldsPersonalData {
  readonly erase = [
    `update maintenance_schedule set ended_at = now() where ended_at is null and account_id in (${ABANDONED})`,
    `update maintenance_schedule set supplier_account_id = null where supplier_account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    landlord(
      'warranties-and-insurance',
      'id, property_id, unit_id, kind, device_kind, device_name, provider, number, phone, covers, valid_until, share_with_supplier, created_at',
      'coverage',
    ),
    landlord(
      'maintenance-schedules',
      'id, property_id, unit_id, device_kind, device_name, title, issue_type, instructions, checklist, rhythm, every_months, starts_on, seasons, lead_days, supplier_account_id, next_on, paused_at, ended_at, created_at',
      'maintenance_schedule',
    ),
    landlord('maintenance-occurrences', 'id, schedule_id, due_on, request_id, created_at', 'maintenance_occurrence'),
  ];
}
