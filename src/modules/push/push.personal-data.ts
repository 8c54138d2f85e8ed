import { section } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class PushPersonalData implements HoldsPersonalData {
  readonly erase = ['delete from push_device where user_id = $1'];

  /** Without the address and the keys of the device, by which anyone could write to it. */
  readonly copyAsSystem = [
    section('push-devices', [], {
      columns: 'user_agent, created_at, last_sent_at',
      from: 'push_device',
      where: 'user_id = $1',
    }),
  ];
}
