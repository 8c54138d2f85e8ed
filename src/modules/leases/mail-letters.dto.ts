import { IsIn } from 'class-validator';
import { ChosenRows } from '../../platform/lists/chosen-rows.dto.js';

export class MailLettersRequest extends ChosenRows {}

const OUTCOMES = ['sent', 'sent_before', 'no_email', 'refused'] as const;

/** What became of the letter of one tenant. */
export class MailedLetterResponse {
  leaseId: string;
  leaseTenantId: string;
  name: string;
  email: string | null;
  /** `sent_before`: within the last day, so not again. `no_email`: print this one. */
  @IsIn(OUTCOMES) outcome: (typeof OUTCOMES)[number];
  /** Why it was refused. */
  error?: string;
}
