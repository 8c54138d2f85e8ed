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

/** A landlord's own plumber, who is not in the directory yet. */
export class NewSupplierInvitation {
  @IsString() @MaxLength(254) email: string;
  /** Name in the directory; the address's name when left out. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(120) @nameLine companyName?: string;
  @IsOptional()
  @Transform(({ value }) => serviceTypeOf(value)?.value ?? value)
  @IsIn(SERVICE_TYPE_VALUES)
  serviceType?: string;
  /** All trades, where it is more than one. */
  @IsOptional() @AreTrades() trades?: Trade[];
  @IsOptional() @IsString() @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @IsString() @MaxLength(80) @nameLine lastName?: string;
  @IsOptional() @IsString() @MaxLength(1000) message?: string;
  /** Of the mail; the landlord's when left out. */
  @IsOptional() @IsIn(CODES) language?: Language;
}

export class SupplierInvitationResponse {
  /** Entry in the directory, to whom jobs can be offered at once. */
  supplierId: string;
  companyName: string;
  email: string;
  expiresAt: string;
}

export class OpenSupplierInvitation {
  /** From the link of the mail. */
  @IsString() @MinLength(1) @MaxLength(200) key: string;
}

/** What a link is good for. It says nothing about the account behind it. */
export class SupplierInvitationLook {
  @ApiProperty({ enum: LINK_STATES }) state: LinkState;
  /** Who invites, while the link is open. */
  landlord: string | null;
  /** Whether it is the invitation itself, and not a mail about a job. */
  invites: boolean;
}

export class RegisterInvitedSupplier extends OpenSupplierInvitation {
  @IsString() @MaxLength(PASSWORD_MAX) password: string;
}
