import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { LinkRequest } from '../accounts/account-link.dto.js';
import { ConfirmRequest, SecureConfirmRequest } from '../twofactor/confirmation.dto.js';

export class ForgotPasswordRequest {
  @IsString() @MinLength(1) @MaxLength(254) email: string;
}

export class ResetPasswordRequest extends LinkRequest {
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) password: string;
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) confirmPassword?: string;
}

export class ChangePasswordRequest extends ConfirmRequest {
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) newPassword: string;
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) confirmPassword?: string;
}

export class ChangeEmailRequest extends SecureConfirmRequest {
  @IsString() @MinLength(1) @MaxLength(254) email: string;
}

export class OwnSessionResponse {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Network address that it was opened from. */
  source: string;
  /** What the browser calls itself. */
  userAgent: string;
  viaCode: boolean;
  /** The one that asks. */
  @IsIn([true, false]) current: boolean;
}
