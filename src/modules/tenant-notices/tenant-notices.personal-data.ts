import { section, landlord } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const TENANT_NOTICE =
  'id, lease_id, kind, state, last_day, given_on, reason, forwarding_address, effect, answer_note, answered_at, withdrawal_asked_at, withdrawn_at, created_at';

@PersonalData()
export class TenantNoticesPersonalData implements HoldsPersonalData {
  readonly erase = ['update tenant_notice set reason = null, forwarding_address = null where user_id = $1'];

  readonly copy = [
    section('notices', ['tenant'], {
      columns: TENANT_NOTICE,
      from: 'tenant_notice',
      where: 'user_id = lw_uid()',
    }),
    landlord('tenant-notices', `${TENANT_NOTICE}, name`, 'tenant_notice'),
  ];
}
