import { IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { trimmed } from '../../platform/http/trimmed.js';

/** Papers print an address line by line: a part with a line break could forge one. */
const oneLine = Matches(/^[^\r\n\u0085\u2028\u2029]*$/, { context: { fault: 'one_line' } });

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
