import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { REPLY_DAYS } from '../../../contract/work-limits.js';
import { acceptedKeys, isSignedByOne } from '../../../platform/config/keys.js';
import { Settings } from '../../../platform/config/settings.js';
import { base32Length, fromBase32, toBase32 } from '../../../platform/outbox/base32.js';
import { AUDIENCES, type Audience } from '../rules/audience.js';

/** The content of a reply address. */
export interface ReplyTo {
  /** The person's row in the conversation (`request_seen`), which also names the request. */
  seenId: string;
  audience: Audience;
  expired: boolean;
}

const ID_BYTES = 16;
const SIGNED_BYTES = ID_BYTES + 3;
const MAC_BYTES = 13;
const DAY_MS = 24 * 3600_000;
const TOKEN_LENGTH = base32Length(SIGNED_BYTES + MAC_BYTES);

/**
 * Addresses for replies by email: `reply+<token>@…`. The token names the person, the request, the audience and the expiry, and is
 * signed with an HMAC. It is in lower-case letters and digits, because mail servers change the case, and short enough for the 64
 * characters allowed before the @ (RFC 5321). The sender must also write from that person's email address.
 */
@Injectable()
export class ReplyAddresses {
  private readonly keys: Buffer[];
  private readonly local: string;
  private readonly host: string;

  constructor(settings: Settings) {
    this.keys = acceptedKeys(settings, 'CODE_KEY').map((key) =>
      Buffer.from(hkdfSync('sha256', key, '', 'reply addresses', 32)),
    );
    [this.local = '', this.host = ''] = (settings.REPLY_ADDRESS ?? '').split('@');
  }

  /** Whether replies by email are enabled. */
  get open(): boolean {
    return this.local !== '';
  }

  addressFor(seenId: string, audience: Audience, now: Date): string {
    const signed = Buffer.alloc(SIGNED_BYTES);
    Buffer.from(seenId.replaceAll('-', ''), 'hex').copy(signed);
    signed.writeUInt16BE(Math.ceil(now.getTime() / DAY_MS) + REPLY_DAYS, ID_BYTES);
    signed.writeUInt8(AUDIENCES.indexOf(audience), ID_BYTES + 2);
    return `${this.local}+${toBase32(Buffer.concat([signed, mac(signed, this.keys[0] as Buffer)]))}@${this.host}`;
  }

  /** Returns the content of the first of our addresses in a text. Null if there is none, or none that we have signed. */
  read(text: string, now: Date): ReplyTo | null {
    if (!this.open) return null;
    const ours = new RegExp(`${escaped(this.local)}\\+([a-z2-7]{${TOKEN_LENGTH}})@${escaped(this.host)}`, 'gi');
    for (const [, token = ''] of text.matchAll(ours)) {
      const said = this.opened(fromBase32(token.toLowerCase()), now);
      if (said) return said;
    }
    return null;
  }

  private opened(bytes: Buffer, now: Date): ReplyTo | null {
    const signed = bytes.subarray(0, SIGNED_BYTES);
    if (!isSignedByOne(this.keys, bytes.subarray(SIGNED_BYTES), (key) => mac(signed, key))) return null;
    const audience = AUDIENCES[signed.readUInt8(ID_BYTES + 2)];
    if (!audience) return null;
    const hex = signed.toString('hex', 0, ID_BYTES);
    const seenId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return { seenId, audience, expired: signed.readUInt16BE(ID_BYTES) * DAY_MS < now.getTime() };
  }
}

function mac(signed: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, MAC_BYTES);
}

/** Escapes an address from the settings for use in a pattern. Only its dots need that; its hyphens don't. */
const escaped = (text: string) => text.replaceAll('.', '\\.');
