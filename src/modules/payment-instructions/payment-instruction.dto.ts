import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { PAYMENT_INSTRUCTION } from '../../contract/work-limits.js';
import { oneLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { SecureConfirmRequest } from '../twofactor/confirmation.dto.js';

const { addressMax, nameMax, textMax, detailsMax } = PAYMENT_INSTRUCTION;

/**
 * How tenants pay outside of the product. Null or empty fields are left out of what they read; a way whose first field is empty
 * (`transferTo`, `chequePayableTo`, `bankHolder`, `cashHow`) isn't accepted.
 */
export class PaymentInstructionsRequest extends SecureConfirmRequest {
  /** The property that these are for; without it they are the account's. */
  @IsOptional() @IsUUID() propertyId?: string | null;
  /** False: the property has none of its own, and the account's apply. */
  @IsOptional() @IsBoolean() own?: boolean;
  /** The email address or phone number that e-transfers go to. */
  @IsOptional() @trimmed @IsString() @MaxLength(addressMax) transferTo?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(textMax) transferNote?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(nameMax) @oneLine chequePayableTo?: string | null;
  /** Where checks are sent or brought. */
  @IsOptional() @trimmed @IsString() @MaxLength(textMax) chequeSendTo?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(textMax) chequeNote?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(nameMax) @oneLine bankHolder?: string | null;
  /** Bank, transit and account number, as the tenants' bank asks for them. */
  @IsOptional() @trimmed @IsString() @MaxLength(detailsMax) bankDetails?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(textMax) bankNote?: string | null;
  /** Where and when cash is taken. */
  @IsOptional() @trimmed @IsString() @MaxLength(textMax) cashHow?: string | null;
  /** The version that was read; 0 where there was nothing yet. An older one gets 409 `stale_version`. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) version?: number;
}

/** What tenants read. */
export class PaymentWays {
  transferTo: string | null;
  transferNote: string | null;
  chequePayableTo: string | null;
  chequeSendTo: string | null;
  chequeNote: string | null;
  bankHolder: string | null;
  bankDetails: string | null;
  bankNote: string | null;
  cashHow: string | null;
  /** When they changed last; null where there are none. */
  changedAt: string | null;
  /** Whether there were none before that change. */
  added: boolean;
}

/** The instructions of the account, or of a property. */
export class PaymentInstructionsResponse extends PaymentWays {
  /** Null: of the account. */
  propertyId: string | null;
  propertyName: string | null;
  /** Whether the property has its own; if not, its tenants read the account's. */
  own: boolean;
  version: number;
}

export class OwnPaymentWaysQuery {
  /** Of several leases the one that is meant. */
  @IsUUID() leaseId: string;
}
