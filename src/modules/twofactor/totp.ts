import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238). */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps before and after the present one that are accepted: clocks differ. */
const DRIFT = 1;
const SIX_DIGITS = /^\d{6}$/;

export const stepOf = (instant: Date): number => TOTP.counter({ period: KIND.period, timestamp: instant.getTime() });

/** The step of a right code that is younger than `after`, or null: a code works once. */
export function matchingStep(secret: Buffer, code: string, now: Date, after: number): number | null {
  // The library throws for six characters that are more than six bytes.
  if (!SIX_DIGITS.test(code)) return null;
  const drift = TOTP.validate({
    ...KIND,
    secret: secretOf(secret),
    token: code,
    timestamp: now.getTime(),
    window: DRIFT,
  });
  const step = drift === null ? null : stepOf(now) + drift;
  return step !== null && step > after ? step : null;
}

/** As apps and `otpauth:` addresses write a secret (RFC 4648, without padding). */
export const toBase32 = (bytes: Buffer): string => secretOf(bytes).base32;

/** The address that the QR code carries. */
export function totpAddress(issuer: string, account: string, secret: Buffer): string {
  return new TOTP({ ...KIND, issuer, label: account, secret: secretOf(secret) }).toString();
}

/** A copy: small buffers share their memory with others, and the library reads all of what it gets. */
const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });
