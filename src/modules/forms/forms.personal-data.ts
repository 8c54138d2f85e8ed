import { section } from '../../platform/personal-data/copy-section.js';
import { BLANK_EMAIL, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class FormsPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update form_submission set first_name = '${NOBODY}', last_name = '', email = ${BLANK_EMAIL}, details = '{}' where user_id = $1`,
  ];

  readonly copyAsSystem = [
    section('forms', [], {
      columns: 'kind, first_name, last_name, email, language, details, created_at',
      from: 'form_submission',
      where: 'user_id = $1',
    }),
  ];
}
