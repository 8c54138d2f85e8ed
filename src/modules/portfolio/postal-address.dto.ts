import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { oneLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';

/** A postal address, all parts of it. */
export class PostalAddressBody {
  /** @example "87" */
  @trimmed @IsString() @Length(1, 12) @oneLine streetNumber: string;
  /** @example "Laurier Avenue West" */
  @trimmed @IsString() @Length(1, 120) @oneLine street: string;
  /** @example "Montréal" */
  @trimmed @IsString() @Length(1, 80) @oneLine city: string;
  /** ISO 3166-2 without the country, or its name. @example "QC" */
  @trimmed @IsString() @Length(1, 40) @oneLine region: string;
  /** @example "H2T 2N6" */
  @trimmed @IsString() @Length(1, 12) @oneLine postalCode: string;
  /** ISO 3166-1, or its name. @example "CA" */
  @trimmed @IsString() @Length(2, 40) @oneLine country: string;
}

export class MailingAddressBody extends PostalAddressBody {
  /** A suite, a floor or a post office box. @example "Suite 300" */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(120)
  @oneLine
  secondLine?: string | null;
}

export class PostalAddressResponse {
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

export class MailingAddressResponse extends PostalAddressResponse {
  secondLine: string | null;
}
