import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
  ValidateNested,
  IsObject,
} from 'class-validator';
import { APPOINTMENT_NOTE_MAX, APPOINTMENT_TIMES_MAX } from '../../../contract/work-limits.js';
import { IsInstant } from '../../../platform/http/is-instant.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { PROPOSAL_STATES, PROPOSING_SIDES, type ProposalState, type ProposingSide } from './proposal.states.js';

export class NewProposedTime {
  @IsInstant() from: string;
  @IsInstant() until: string;
}

export class NewAppointmentProposal {
  /** Windows of which the other side picks one. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(APPOINTMENT_TIMES_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => NewProposedTime)
  times: NewProposedTime[];
  @IsOptional() @trimmed @IsString() @MaxLength(APPOINTMENT_NOTE_MAX) note?: string | null;
  /** The other side’s open proposal that these times answer. Null or left out if there is none. */
  @ValidateIf(({ answers }: NewAppointmentProposal) => answers !== null && answers !== undefined)
  @IsUUID()
  answers?: string | null;
  /** The appointment that was on the screen. Null if none was set. 409 `appointment_changed` if it has changed since. */
  @ValidateIf(({ scheduledFor }: NewAppointmentProposal) => scheduledFor !== null && scheduledFor !== undefined)
  @Type(() => String)
  @IsInstant()
  scheduledFor?: string | null;
}

const ANSWERS = ['accepted', 'declined', 'withdrawn'] as const;

export class AppointmentProposalAnswer {
  @IsIn(ANSWERS) status: (typeof ANSWERS)[number];
  /** The start of the accepted time. */
  @ValidateIf(({ status, from }: AppointmentProposalAnswer) => status === 'accepted' || typeof from === 'string')
  @IsInstant()
  from?: string;
  /** Why the times are declined. */
  @IsOptional() @trimmed @IsString() @MaxLength(APPOINTMENT_NOTE_MAX) note?: string | null;
  /** Accepts even if the supplier has reached their number of appointments that day (422 `supplier_full` without it). */
  @IsOptional() @IsBoolean() overCapacity?: boolean;
}

export class ProposedTimeResponse {
  from: string;
  until: string;
  /** Whether it can no longer be accepted. */
  past: boolean;
  /** For a supplier: whether they have another appointment at that time. */
  clash: boolean;
}

export class AppointmentProposalResponse {
  id: string;
  @IsIn(PROPOSING_SIDES) side: ProposingSide;
  @IsIn(PROPOSAL_STATES) status: ProposalState;
  times: ProposedTimeResponse[];
  note: string | null;
  /** The language that the author of the note had chosen. Null if unknown. */
  language: string | null;
  createdAt: string;
  answeredAt: string | null;
}

export const WAITS_FOR = ['you', 'them', 'taker'] as const;

export class RequestAppointmentResponse {
  /** The open proposal. It waits for an answer, unless all of its times have passed. */
  open: AppointmentProposalResponse | null;
  /**
   * Whose turn it is, from the reader’s view; `taker` until a supplier has accepted the job. Null without an open proposal, and
   * when all of its times have passed.
   */
  @IsIn([...WAITS_FOR, null]) waitsFor: (typeof WAITS_FOR)[number] | null;
  /** The side that answers the open proposal. */
  @IsIn([...PROPOSING_SIDES, null]) answeredBy: ProposingSide | null;
  /** Whether the open proposal is from the reader’s own side. */
  mine: boolean;
  /** Whether the reader can propose times now. */
  mayPropose: boolean;
  /** Earlier proposals, newest first. */
  earlier: AppointmentProposalResponse[];
  /** Hours of notice that the law requires before someone enters, if it names a number. Not for tenants. */
  entryNoticeHours: number | null;
}
