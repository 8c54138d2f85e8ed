import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { LinkRequest } from './auth.dto.js';

export class ForgotPasswordRequest {
  @IsString() @MinLength(1) @MaxLength(254) email: string;
}

export class ResetPasswordRequest extends LinkRequest {
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) password: string;
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) confirmPassword?: string;
}

export class ConfirmRequest {
  /** The present password. */
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) currentPassword: string;
}

/** The password and, where two-step verification is on or mandatory, the token of a right code (`verify-2fa`). */
export class SecureConfirmRequest extends ConfirmRequest {
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class ChangePasswordRequest extends ConfirmRequest {
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) newPassword: string;
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) confirmPassword?: string;
}

export class ChangeEmailRequest extends SecureConfirmRequest {
  @IsString() @MinLength(1) @MaxLength(254) email: string;
}

export class TotpConfirmRequest {
  @IsString() @MinLength(6) @MaxLength(7) code: string;
}

export class TwoFactorStatusResponse {
  enabled: boolean;
  /** The installation asks for it; it cannot be turned off. */
  required: boolean;
  /** Whether an authenticator app is set up. */
  totp: boolean;
  recoveryCodesLeft: number;
  /** False for who came by Google alone or by a supplier's invitation: a link by e-mail sets a first password. */
  hasPassword: boolean;
  /** Whether Google signs in. */
  google: boolean;
}

export class TotpOfferResponse {
  /** For typing into the app by hand. */
  secret: string;
  /** `otpauth:` address, as in the picture. */
  address: string;
  /** The QR code as SVG. */
  qr: string;
}

/** Shown once. */
export class RecoveryCodesResponse {
  recoveryCodes: string[];
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
