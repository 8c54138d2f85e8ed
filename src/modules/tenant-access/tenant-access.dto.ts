import { Allow, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { nameLine } from '../../platform/http/one-line.js';
import { ProfileResponse, SessionUser } from '../auth/auth.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);

export class TenantCodeRequest {
  /** As typed: case, dashes and spaces do not matter. */
  @IsString() @MinLength(1) @MaxLength(40) code: string;
}

/** What the landlord wrote on the lease, to begin the set-up form with. */
export class TenantInvitation {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  @IsIn(CODES) language: string;
}

/** For an unused code the two flags and the invitation, for a used one a session. */
export class TenantCodeResponse {
  needsAccountSetup: boolean;
  isFirstTime: boolean;
  invitation?: TenantInvitation;
  access_token?: string;
  user?: SessionUser;
  profile?: ProfileResponse;
}

/** The payload of docs/specification/tenant-codes.md. */
export class TenantSetupRequest {
  @IsString() @MinLength(1) @MaxLength(40) tenantCode: string;
  @IsString() @MaxLength(254) email: string;
  @IsString() @MaxLength(PASSWORD_MAX) password: string;
  @IsString() @MaxLength(PASSWORD_MAX) confirmPassword: string;
  @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @IsOptional() @IsString() @MaxLength(40) phone?: string;
  /** Ignored, because everyone who signs in here is a tenant. */
  @IsOptional() @Allow() userType?: string;
  /** Without it the language of the welcome letter. */
  @IsOptional() @IsIn(CODES) language?: Language;
}

/** The home that the code has opened. */
export class HomeResponse {
  leaseId: string;
}
