import { personal } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class NotificationsPersonalData implements HoldsPersonalData {
  readonly erase = ['delete from notification where user_id = $1'];

  readonly copy = [
    personal('notifications', ['tenant', 'landlord', 'supplier', 'technician'], {
      columns: 'id, kind, lease_id, params, read_at, created_at',
      from: 'notification',
      where: 'user_id = lw_uid()',
    }),
  ];
}
