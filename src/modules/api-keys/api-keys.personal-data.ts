import { section } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class ApiKeysPersonalData implements HoldsPersonalData {
  readonly erase = [`delete from api_key where created_by = $1 or account_id in (${ABANDONED})`];

  /** The copy contains neither the key, which isn't stored, nor its hash. */
  readonly copyAsSystem = [
    section('apiKeys', [], {
      columns: 'name, prefix, scopes, created_at, expires_at, last_used_at, revoked_at',
      from: 'api_key',
      where: 'created_by = $1',
    }),
  ];
}
