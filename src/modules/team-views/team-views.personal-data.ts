import { section } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class TeamViewsPersonalData implements HoldsPersonalData {
  readonly erase = ['delete from team_view where user_id = $1'];

  readonly copy = [
    section('team-views', ['staff', 'admin'], {
      columns: 'list, name, address, created_at',
      from: 'team_view',
      where: 'user_id = lw_uid()',
    }),
  ];
}
