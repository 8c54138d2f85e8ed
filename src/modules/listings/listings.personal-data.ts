import { ALL, personal, section, landlord } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, BLANK_EMAIL, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class ListingsPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update listing_question set name = '${NOBODY}', email = ${BLANK_EMAIL}, phone = null where user_id = $1`,
    'delete from listing_favorite where user_id = $1',
    `update listing set state = 'closed', closed_at = now() where state <> 'closed' and account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    landlord(
      'listings',
      'id, unit_id, state, title, description, rent_cents, currency, available_date, pet_friendly, parking, utilities, amenities, address, city, published_at, closed_at, created_at',
      'listing',
    ),
    landlord(
      'listing-questions',
      'id, listing_id, name, email, phone, message, language, answer, answered_at, created_at',
      'listing_question',
    ),
    personal('favourites', ALL, {
      columns: 'listing_id, title, created_at',
      from: 'listing_favorite',
      where: 'user_id = lw_uid()',
    }),
  ];

  readonly copyAsSystem = [
    section('questions', [], {
      columns: 'listing_id, name, email, phone, message, language, answer, answered_at, created_at',
      from: 'listing_question',
      where: 'user_id = $1',
    }),
  ];
}
