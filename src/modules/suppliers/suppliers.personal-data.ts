import { landlord, supplier } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, BLANK_EMAIL } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class SuppliersPersonalData implements HoldsPersonalData {
  readonly erase = [
    `delete from supplier_hours where account_id in (${ABANDONED})`,
    `delete from supplier_paper where account_id in (${ABANDONED})`,
    // After the entries: deleting them leaves rows here.
    `delete from removed_paper where account_id in (${ABANDONED})`,
    `update supplier set phone = null, about = null, city = null, area_country = null, area_prefixes = null, email = ${BLANK_EMAIL}, closed_at = now() where account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    landlord('supplier-messages', 'id, supplier_account_id, from_supplier, message, created_at', 'supplier_message'),
    supplier(
      'directory-entry',
      'id, company_name, service_type, trade, trades, city, area_country, area_prefixes, phone, email, about, elite_until, jobs_done, rating_count, rating_sum, created_at',
      'supplier',
    ),
    supplier(
      'insurance-and-licenses',
      'id, kind, trade, issuer, number, cover_cents, currency, valid_until, time_zone, file_id, created_at',
      'supplier_paper',
    ),
    supplier('removed-insurance-and-licenses', 'id, kind, trade, valid_until, time_zone, created_at', 'removed_paper'),
    supplier('working-hours', 'id, hours, days_off, daily_jobs, resumes_on, time_zone, created_at', 'supplier_hours'),
    supplier(
      'messages',
      'id, landlord_name, from_supplier, message, created_at',
      'supplier_message',
      'supplier_account_id = lw_account()',
    ),
  ];
}
