import { Type } from 'class-transformer';
import {
  Allow,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { BANK_DETAILS_MAX } from '../../contract/invoices.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { oneLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { PostalAddressBody, PostalAddressResponse } from '../portfolio/postal-address.dto.js';

/** Where to reach and how to pay the supplier; it replaces what was saved. */
export class InvoiceSenderRequest {
  @IsOptional() @IsObject() @ValidateNested() @Type(() => PostalAddressBody) address?: PostalAddressBody | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) email?: string | null;
  /** The email address that e-transfers go to. */
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) eTransfer?: string | null;
  /** Whom a check is made out to. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(120)
  @oneLine
  checkPayableTo?: string | null;
  /** Bank, account and routing numbers, as they are to be printed. */
  @IsOptional() @trimmed @IsString() @MaxLength(BANK_DETAILS_MAX) bankDetails?: string | null;
  /** The password; people who have none get a code by email instead. */
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) currentPassword?: string;
  /** From verify-2fa: the token of a right code. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
  @IsOptional() @IsInt() version?: number;

  @Allow() confirmBy?: unknown;
}

/** Who sends an invoice: where to reach them and how to pay them. */
export class SenderResponse {
  address: PostalAddressResponse | null;
  phone: string | null;
  email: string | null;
  eTransfer: string | null;
  checkPayableTo: string | null;
  bankDetails: string | null;
}

export const CONFIRM_BY = ['password', 'code', 'nothing'] as const;

export class InvoiceSenderResponse extends SenderResponse {
  /** What a change asks for: the password, a code by email where there is none, or nothing in the demo. */
  @IsIn(CONFIRM_BY) confirmBy: (typeof CONFIRM_BY)[number];
  /** 0 before anything was saved. */
  version: number;
}

/** The supplier's earlier invoice to this landlord, from whose ways to pay those of this one differ. */
export class PayDiffersResponse {
  id: string;
  number: string;
  issuedOn: string;
  /** Whether that one said how to pay at all. */
  saidHow: boolean;
}
