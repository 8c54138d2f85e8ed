import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows in a time step (RFC 6238). */
export function totpAt(secret: Buffer, step: number): string {
  return TOTP.generate({
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    timestamp: step * 30_000,
  });
}
