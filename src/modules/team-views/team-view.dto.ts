import { IsIn, IsString, Length, MaxLength } from 'class-validator';
import { TEAM_LISTS, TEAM_VIEW_ADDRESS_MAX, type TeamList } from '../../contract/team-views.js';
import { SAVED_VIEW_NAME_MAX } from '../../contract/work-limits.js';
import { trimmed } from '../../platform/http/trimmed.js';

export class TeamViewQuery {
  @IsIn(TEAM_LISTS) list: TeamList;
}

export class NewTeamView {
  @IsIn(TEAM_LISTS) list: TeamList;
  @trimmed @IsString() @Length(1, SAVED_VIEW_NAME_MAX) name: string;
  /** What follows the question mark in the address of the list. */
  @IsString() @MaxLength(TEAM_VIEW_ADDRESS_MAX) address: string;
}

export class TeamViewResponse {
  id: string;
  name: string;
  address: string;
}
