import { IsIn, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { GOOGLE_STATES, type GoogleState } from './google-attempt.js';

export class GoogleLoginQuery {
  /** What a new person becomes. */
  @IsOptional() @IsIn(GOOGLE_STATES) state?: GoogleState;
  @IsOptional() @IsIn(LANGUAGES.map(({ code }) => code)) lang?: Language;
}

/** An ID token with the nonce it was asked for with, or the ticket of a way back that waits for its second step. */
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
  /** What a new person becomes; a landlord unless it says otherwise. */
  @IsOptional() @IsIn(GOOGLE_STATES) userType?: GoogleState;
}
