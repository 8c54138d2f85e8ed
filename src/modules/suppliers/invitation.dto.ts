import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { SERVICE_TYPE_VALUES, serviceTypeOf, type Trade } from '../../contract/service-types.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { AreTrades } from './supplier.dto.js';

export const LINK_STATES = ['open', 'used', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const CODES = LANGUAGES.map(({ code }) => code);

/** An invitation of a landlord's own supplier who is not in the directory yet. */
export class NewSupplierInvitation {
  @IsString() @MaxLength(254) email: string;
  /** The name in the directory. If left out, the part of the email address before the @. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(120) @nameLine companyName?: string;
  @IsOptional()
  @Transform(({ value }) => serviceTypeOf(value)?.value ?? value)
  @IsIn(SERVICE_TYPE_VALUES)
  serviceType?: string;
  /** All trades, if there are several. */
  @IsOptional() @AreTrades() trades?: Trade[];
  @IsOptional() @IsString() @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @IsString() @MaxLength(80) @nameLine lastName?: string;
  @IsOptional() @IsString() @MaxLength(1000) message?: string;
  /** The language of the email. The landlord's if left out. */
  @IsOptional() @IsIn(CODES) language?: Language;
}

export class SupplierInvitationResponse {
  /** The supplier's entry in the directory. Jobs can be offered to it immediately. */
  supplierId: string;
  companyName: string;
  email: string;
  expiresAt: string;
}

export class OpenSupplierInvitation {
  /** The key in the link of the email. */
  @IsString() @MinLength(1) @MaxLength(200) key: string;
}

/** The state of a link. It reveals nothing about the account behind it. */
export class SupplierInvitationLook {
  @ApiProperty({ enum: LINK_STATES }) state: LinkState;
  /** The landlord who invites. Null unless the link is open. */
  landlord: string | null;
  /** True for the link of an invitation, false for that of an email about a job. */
  invites: boolean;
}

export class RegisterInvitedSupplier extends OpenSupplierInvitation {
  @IsString() @MaxLength(PASSWORD_MAX) password: string;
}
