import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { LANGUAGES, type Language } from '../../../contract/languages.js';

/** Leases whose tenants are reminded of what is due. */
export class RemindRequest {
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  leaseIds: string[];
}

/** The language of a letter. */
export class LetterQuery {
  /** Default: the tenant's. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}

/** The outcome for one lease. Without a `code` the reminder is being sent. */
export class ReminderOutcome {
  leaseId: string;
  mails: number;
  texts: number;
  /** Tenants who can't be reached by email or text message. They get a letter. */
  notReached: string[];
  /** The `code` of an error. */
  code: string | null;
  error: string | null;
}

export class RemindResponse {
  leases: ReminderOutcome[];
}

/** A reminder that was sent, for the lease's history. */
export class ReminderResponse {
  id: string;
  remindedOn: string;
  /** What was due then. */
  owedCents: number;
  currency: string;
  mails: number;
  texts: number;
}
