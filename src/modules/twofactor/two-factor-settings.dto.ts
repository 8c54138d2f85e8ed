import { IsString, MaxLength, MinLength } from 'class-validator';

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
  /** False for those who only come by a provider or by an invitation: a link by email sets a first password. */
  hasPassword: boolean;
  /** Names of the services that sign the person in, such as Google. */
  signInWith: string[];
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
