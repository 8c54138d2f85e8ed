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
import { APPOINTMENT_NOTE_MAX, APPOINTMENT_TIMES_MAX } from '../../../contract/limits.js';
import { IsInstant } from '../../../platform/http/is-instant.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { PROPOSAL_STATES, PROPOSING_SIDES, type ProposalState, type ProposingSide } from './proposal.states.js';

export class NewProposedTime {
  @IsInstant() from: string;
  @IsInstant() until: string;
}

export class NewAppointmentProposal {
  /** The other side picks one of them. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(APPOINTMENT_TIMES_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => NewProposedTime)
  times: NewProposedTime[];
  @IsOptional() @trimmed @IsString() @MaxLength(APPOINTMENT_NOTE_MAX) note?: string | null;
  /** The other side's open proposal that these times answer; null or left out where there is none. */
  @ValidateIf(({ answers }: NewAppointmentProposal) => answers !== null && answers !== undefined)
  @IsUUID()
  answers?: string | null;
  /** The appointment that was on the screen; null where none is set. 409 `appointment_changed` when it is another by now. */
  @ValidateIf(({ scheduledFor }: NewAppointmentProposal) => scheduledFor !== null && scheduledFor !== undefined)
  @Type(() => String)
  @IsInstant()
  scheduledFor?: string | null;
}

const ANSWERS = ['accepted', 'declined', 'withdrawn'] as const;

export class AppointmentProposalAnswer {
  @IsIn(ANSWERS) status: (typeof ANSWERS)[number];
  /** The beginning of the time that is accepted. */
  @ValidateIf(({ status, from }: AppointmentProposalAnswer) => status === 'accepted' || typeof from === 'string')
  @IsInstant()
  from?: string;
  /** Why it is declined. */
  @IsOptional() @trimmed @IsString() @MaxLength(APPOINTMENT_NOTE_MAX) note?: string | null;
  /** Accepts although the supplier has as many appointments that day as they take (422 `supplier_full` without it). */
  @IsOptional() @IsBoolean() overCapacity?: boolean;
}

export class ProposedTimeResponse {
  from: string;
  until: string;
  /** Whether it can't be accepted any more. */
  past: boolean;
  /** Whether the supplier who reads this has another appointment then. */
  clash: boolean;
}

export class AppointmentProposalResponse {
  id: string;
  @IsIn(PROPOSING_SIDES) side: ProposingSide;
  @IsIn(PROPOSAL_STATES) status: ProposalState;
  times: ProposedTimeResponse[];
  note: string | null;
  /** The language that the author of the note had chosen; null if it is unknown. */
  language: string | null;
  createdAt: string;
  answeredAt: string | null;
}

export const WAITS_FOR = ['you', 'them', 'taker'] as const;

export class RequestAppointmentResponse {
  /** The proposal that is open: it waits for an answer, unless all of its times are past. */
  open: AppointmentProposalResponse | null;
  /** Whose turn it is, for the reader; `taker` until someone has taken the job. Null without an open proposal, and when all of its times are past. */
  @IsIn([...WAITS_FOR, null]) waitsFor: (typeof WAITS_FOR)[number] | null;
  /** Who answers an open proposal. */
  @IsIn([...PROPOSING_SIDES, null]) answeredBy: ProposingSide | null;
  /** Whether the open proposal is the reader's own side's. */
  mine: boolean;
  /** Whether the reader can propose times now. */
  mayPropose: boolean;
  /** Earlier proposals, newest first. */
  earlier: AppointmentProposalResponse[];
  /** Hours of notice that the law asks of whoever enters, where the product knows a figure. Not for tenants. */
  entryNoticeHours: number | null;
}
