import { IsIn, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { NEWCOMER_ROLES, type NewcomerRole } from './sign-in-attempts.js';

export class ProviderLoginQuery {
  /** The role of a new person. */
  @IsOptional() @IsIn(NEWCOMER_ROLES) state?: NewcomerRole;
  @IsOptional() @IsIn(LANGUAGES.map(({ code }) => code)) lang?: Language;
}

/** The ticket of a redirect that still needs its second step. */
export class ProviderTicketRequest {
  @IsString() @MinLength(1) @MaxLength(200) ticket: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

/**
 * An ID token with the nonce that was used to request it, or the ticket of a redirect that still needs its second step.
 */
export class GoogleSignInRequest {
  @ValidateIf(({ ticket }: GoogleSignInRequest) => ticket === undefined)
  @IsString()
  @MinLength(1)
  @MaxLength(8000)
  idToken?: string;
  @ValidateIf(({ ticket }: GoogleSignInRequest) => ticket === undefined)
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  nonce?: string;
  @IsOptional() @IsString() @MinLength(1) @MaxLength(200) ticket?: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
  /** The role of a new person; by default a landlord. */
  @IsOptional() @IsIn(NEWCOMER_ROLES) userType?: NewcomerRole;
}
