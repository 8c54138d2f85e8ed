import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CHAT_NOTE_MAX } from '../../../contract/chat-inbox.js';
import { STAFF_ROLES, type StaffRole } from '../../../contract/staff-roles.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class TeamMemberResponse {
  id: string;
  name: string;
  onDuty: boolean;
  /** Whether the person is on duty and signed in, and so can answer. */
  here: boolean;
  /** The colleague who last put the person on or off duty. Null if it was the person, or no one yet. */
  dutyBy: string | null;
  @IsIn(STAFF_ROLES) role: StaffRole;
}

export class DutyChange {
  @IsBoolean() onDuty: boolean;
}

export class HandOver {
  /** A member of staff who is on duty. */
  @IsOptional() @IsUUID() to?: string;
  /** A team instead of a person. The conversation waits in its queue. */
  @IsOptional() @IsIn(STAFF_ROLES) team?: StaffRole;
  /** A note for the colleague. Visitors never see it. */
  @IsOptional() @trimmed @IsString() @MaxLength(CHAT_NOTE_MAX) note?: string;
  /** `true`: hand it over even if another colleague answers it. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
}
