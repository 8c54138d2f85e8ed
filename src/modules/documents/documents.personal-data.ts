import { EVERYONE, OWN, section } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class DocumentsPersonalData implements HoldsPersonalData {
  readonly erase = [
    // The bytes are deleted the next night, with all files that no row refers to.
    `delete from stored_file where purpose = 'certificate' and account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    section('documents', EVERYONE, {
      columns: 'id, name, media_type, bytes, purpose, phase, lease_id, unit_id, request_id, line_id, created_at',
      from: 'stored_file',
      where: `uploader_id = lw_uid() or ${OWN}`,
      own: 'uploader_id = lw_uid()',
    }),
  ];
}
