import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, IsUUID, ValidateNested } from 'class-validator';
import { PAYMENT_ROWS_MAX } from '../../../contract/work-limits.js';
import { RecordPaymentRequest } from '../payment.dto.js';

/** One of many payments that are recorded together. */
export class PaymentRowRequest extends RecordPaymentRequest {
  /** The unique key of this row, so that it isn't recorded twice when it is sent again. */
  @IsUUID()
  key: string;
  @IsUUID()
  leaseId: string;
}

export class PaymentRowsRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PAYMENT_ROWS_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PaymentRowRequest)
  rows: PaymentRowRequest[];
}

/** The outcome of a row. Either `paymentId` or `code` is set. */
export class PaymentRowOutcome {
  key: string;
  leaseId: string;
  paymentId: string | null;
  receiptNumber: string | null;
  /** An earlier request had recorded it. */
  repeated: boolean;
  /** The `code` of an error. */
  code: string | null;
  error: string | null;
  /** The `reason` and `values` of an error; `same_payment_recorded` asks whether the row is another payment. */
  reason: string | null;
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  values: Record<string, string | number> | null;
  /** The field that was refused, where one was. */
  field: string | null;
}

export class PaymentRowsResponse {
  rows: PaymentRowOutcome[];
}
