import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one that are accepted: clocks differ. */
const DRIFT = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a time step (RFC 4226 over RFC 6238: HMAC-SHA-1, 30 seconds, 6 digits, what every app understands). */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepOf = (instant: Date): number => Math.floor(instant.getTime() / 1000 / STEP_SECONDS);

/** The step of a right code that is younger than `after`, or null: a code serves once. */
export function matchingStep(secret: Buffer, code: string, now: Date, after: number): number | null {
  for (let step = stepOf(now) - DRIFT; step <= stepOf(now) + DRIFT; step += 1) {
    if (step > after && timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code.padStart(DIGITS).slice(0, DIGITS)))) return step;
  }
  return null;
}

/** As apps and `otpauth:` addresses write a secret (RFC 4648, without padding). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

/** The address that the QR code carries. */
export function totpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
