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
  /** The IP address from which it was opened. */
  source: string;
  /** The browser's user agent. */
  userAgent: string;
  viaCode: boolean;
  /** Whether it is the session of this request. */
  @IsIn([true, false]) current: boolean;
}
