import { section } from '../personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../personal-data/personal-data.js';

@PersonalData()
export class AuditPersonalData implements HoldsPersonalData {
  readonly copyAsSystem = [
    section('activity', [], {
      columns: 'at, action, subject_type, subject_id, source, api_key',
      from: 'audit_entry',
      where: 'user_id = $1',
      by: 'at',
    }),
  ];
}
