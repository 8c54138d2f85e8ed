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
