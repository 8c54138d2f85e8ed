import { section } from '../personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../personal-data/personal-data.js';

@PersonalData()
export class FilesPersonalData implements HoldsPersonalData {
  readonly erase = [
    // Parts of uploads go within the hour, as if they had expired.
    "update resumable_upload set name = '', fields = '{}', created_at = created_at - interval '2 days' where user_id = $1",
  ];

  readonly copyAsSystem = [
    section('uploads', [], {
      columns: 'name, bytes, received, state, created_at',
      from: 'resumable_upload',
      where: 'user_id = $1',
    }),
  ];
}
