import { section } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

/** A webhook belongs to the account and stays when the person who made it is deleted. Its messages name no one. */
@PersonalData()
export class WebhooksPersonalData implements HoldsPersonalData {
  readonly erase = [`delete from webhook_endpoint where account_id in (${ABANDONED})`];

  /** Without the secrets. */
  readonly copyAsSystem = [
    section('webhooks', [], {
      columns: 'url, description, events, enabled, off_reason, failing_since, created_at',
      from: 'webhook_endpoint',
      where: 'created_by = $1',
    }),
  ];
}
