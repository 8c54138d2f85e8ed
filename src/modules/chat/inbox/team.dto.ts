import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CHAT_NOTE_MAX } from '../../../contract/chat-inbox.js';
import { STAFF_ROLES, type StaffRole } from '../../../contract/staff-roles.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class TeamMemberResponse {
  id: string;
  name: string;
  onDuty: boolean;
  /** On duty, and signed in: someone who can answer. */
  here: boolean;
  @IsIn(STAFF_ROLES) role: StaffRole;
}

export class DutyChange {
  @IsBoolean() onDuty: boolean;
}

export class HandOver {
  /** A member of staff who is on duty. */
  @IsOptional() @IsUUID() to?: string;
  /** Instead of a person: a team, in whose queue it waits. */
  @IsOptional() @IsIn(STAFF_ROLES) team?: StaffRole;
  /** For the colleague; visitors never see it. */
  @IsOptional() @trimmed @IsString() @MaxLength(CHAT_NOTE_MAX) note?: string;
  /** `true`: although another colleague answers it. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
}
