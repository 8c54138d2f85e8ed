import { EVERYONE, personal } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class SessionsPersonalData implements HoldsPersonalData {
  readonly erase = ["update session set source = '', user_agent = '' where user_id = $1"];

  readonly copy = [
    personal('sessions', EVERYONE, {
      columns: 'id, created_at, last_seen_at, revoked_at, source, user_agent, via_code',
      from: 'session',
      where: 'user_id = lw_uid()',
    }),
  ];
}
