import { section } from '../../platform/personal-data/copy-section.js';
import { BLANK_EMAIL, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class CrmPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update crm_activity set text = null, details = null where lead_id in (select id from crm_lead where user_id = $1 or merged_into_id in (select id from crm_lead where user_id = $1))`,
    `update crm_lead set first_name = '${NOBODY}', last_name = '', email = ${BLANK_EMAIL}, phone = null, company = null, request = null, notes = null, next_step = null, next_step_on = null where user_id = $1 or merged_into_id in (select id from crm_lead where user_id = $1)`,
  ];

  readonly copyAsSystem = [
    section('leads', [], {
      columns: 'first_name, last_name, email, phone, company, language, source, status, request, created_at',
      from: 'crm_lead',
      where: 'user_id = $1',
    }),
    section('leadForms', [], {
      columns: 'kind, at, text, details',
      from: 'crm_activity',
      where: "kind in ('form', 'mail') and lead_id in (select id from crm_lead where user_id = $1)",
      by: 'at',
    }),
  ];
}
