import { section } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class CalendarFeedsPersonalData implements HoldsPersonalData {
  readonly erase = [`delete from calendar_feed where user_id = $1 or account_id in (${ABANDONED})`];

  /** Neither the address, which isn't stored, nor the hash of its secret. */
  readonly copyAsSystem = [
    section('calendars', [], {
      columns: 'kinds, created_at, last_read_at',
      from: 'calendar_feed',
      where: 'user_id = $1',
    }),
  ];
}
