import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { SERVICE_TYPE_VALUES, serviceTypeOf } from '../../contract/service-types.js';
import { trimmed } from '../../platform/http/trimmed.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** A landlord's own plumber, who is not in the directory yet. */
export class NewSupplierInvitation {
  @IsString() @MaxLength(254) email: string;
  /** Name in the directory; the address's name when left out. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(120) companyName?: string;
  @IsOptional()
  @Transform(({ value }) => serviceTypeOf(value)?.value ?? value)
  @IsIn(SERVICE_TYPE_VALUES)
  serviceType?: string;
  @IsOptional() @IsString() @MaxLength(80) firstName?: string;
  @IsOptional() @IsString() @MaxLength(80) lastName?: string;
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

export class RegisterInvitedSupplier extends OpenSupplierInvitation {
  @IsString() @MaxLength(PASSWORD_MAX) password: string;
}
