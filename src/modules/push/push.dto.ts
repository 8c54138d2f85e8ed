import { IsString, Length, Matches, MaxLength } from 'class-validator';
import { PUSH } from '../../contract/push.js';

/** An uncompressed point of P-256 and 16 bytes, in base64url. */
const POINT = /^B[\w-]{86}$/;
const SECRET = /^[\w-]{22}$/;

export class NewPushDevice {
  /** The address of the browser’s push service for this device. */
  @IsString() @MaxLength(PUSH.endpointMax) endpoint: string;
  @IsString() @Length(87, 87) @Matches(POINT, { context: { fault: 'format' } }) p256dh: string;
  @IsString() @Length(22, 22) @Matches(SECRET, { context: { fault: 'format' } }) auth: string;
  /** The key with which the browser subscribed: `publicKey` of `GET /api/push`. */
  @IsString() @Length(87, 87) @Matches(POINT, { context: { fault: 'format' } }) publicKey: string;
}

/** A browser in which push messages are on. */
export class PushDeviceResponse {
  id: string;
  /** How the browser describes itself. */
  userAgent: string;
  createdAt: string;
  /** When a message was last handed over for it. */
  lastSentAt: string | null;
  /** Whether it was added in this session. */
  current: boolean;
}

export class PushResponse {
  /** With which browsers subscribe. Null where push messages are turned off, and in the demo. */
  publicKey: string | null;
  devices: PushDeviceResponse[];
}
