import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX } from '../../contract/limits.js';

export class ConfirmRequest {
  /** The present password. */
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) currentPassword: string;
}

/** The password and, where two-step verification is on or mandatory, the token of a right code (`verify-2fa`). */
export class SecureConfirmRequest extends ConfirmRequest {
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}
