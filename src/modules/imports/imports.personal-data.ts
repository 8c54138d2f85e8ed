import { landlord } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class ImportsPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update portfolio_import set plan = null, preview = '[]', problems = '[]' where account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    landlord(
      'imports',
      'id, file_name, state, row_count, problem_count, applied_at, undone_at, created_at',
      'portfolio_import',
    ),
  ];
}
