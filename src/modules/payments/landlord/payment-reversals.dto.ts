import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { PAYMENT_ROWS_MAX } from '../../../contract/work-limits.js';
import { ReverseEntryRequest } from '../../ledger/ledger.dto.js';

/** Payments that were recorded by mistake, with the reason for all of them. */
export class ReversePaymentsRequest extends ReverseEntryRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PAYMENT_ROWS_MAX)
  @IsUUID('all', { each: true })
  paymentIds: string[];
}

/** The outcome for a payment: it is reversed where `code` is null, also when an earlier request had reversed it. */
export class PaymentReversalOutcome {
  paymentId: string;
  /** The `code` of an error. */
  code: string | null;
  error: string | null;
  /** The `reason` and `values` of an error. */
  reason: string | null;
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  values: Record<string, string | number> | null;
}

export class ReversePaymentsResponse {
  payments: PaymentReversalOutcome[];
}
