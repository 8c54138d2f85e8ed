import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { BULK_MESSAGE } from '../../contract/work-limits.js';
import { trimmed } from '../../platform/http/trimmed.js';

/** One text for the conversations of many leases. `{firstName}` and `{home}` are filled in for each lease. */
export class BulkMessageRequest {
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_MESSAGE.leasesMax)
  leaseIds: string[];
  /** The first line of the message. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(BULK_MESSAGE.subjectMax)
  subject?: string;
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(BULK_MESSAGE.textMax)
  message: string;
}

/** The message as the tenants of a lease would read it. */
export class MessagePreview {
  leaseId: string;
  /** The tenants of the lease. */
  to: string;
  home: string;
  message: string;
  /** Whether someone on the lease has a user account. People without one can read it once they have joined. */
  joined: boolean;
}

const OUTCOMES = ['sent', 'sent_before', 'refused'] as const;

/** The outcome for one conversation. */
export class BulkMessageResult {
  leaseId: string;
  to: string;
  home: string;
  /** `sent_before`: the same text was sent to this lease within the last hour. */
  @IsIn(OUTCOMES) outcome: (typeof OUTCOMES)[number];
  joined: boolean;
  /** `code`, `error`, `reason` and `values` describe a refusal, as in an error response. */
  code?: string;
  error?: string;
  reason?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  values?: Record<string, string | number>;
}
