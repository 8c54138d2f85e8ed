import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { acceptedKeys, isSignedByOne } from '../config/keys.js';
import { Settings } from '../config/settings.js';
import { base32Length, fromBase32, toBase32 } from './base32.js';

const ID_BYTES = 16;
const MAC_BYTES = 13;
const TOKEN_LENGTH = base32Length(ID_BYTES + MAC_BYTES);
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * The envelope sender of each email, `bounces+<token>@…`, to which mail servers return what they can't deliver ("VERP"). The token
 * names the email under an HMAC, so that no one but who has it can report it as returned.
 */
@Injectable()
export class ReturnPaths {
  private known?: Buffer[];
  private readonly local: string;
  private readonly host: string;

  constructor(private readonly settings: Settings) {
    [this.local = '', this.host = ''] = (settings.BOUNCE_ADDRESS ?? '').split('@');
  }

  /** Undefined where no address for returned mail is set: servers then return it to the sender. */
  addressFor(outboxId: string): string | undefined {
    if (!this.local) return undefined;
    const id = Buffer.from(outboxId.replaceAll('-', ''), 'hex');
    return `${this.local}+${toBase32(Buffer.concat([id, mac(id, this.keys[0] as Buffer)]))}@${this.host}`;
  }

  /** The email that the first signed address in a text names; null when there is none. */
  read(text: string): string | null {
    if (!this.local) return null;
    const ours = new RegExp(`${escaped(this.local)}\\+([a-z2-7]{${TOKEN_LENGTH}})@${escaped(this.host)}`, 'gi');
    for (const [, token = ''] of text.matchAll(ours)) {
      const bytes = fromBase32(token.toLowerCase());
      const id = bytes.subarray(0, ID_BYTES);
      if (isSignedByOne(this.keys, bytes.subarray(ID_BYTES), (key) => mac(id, key)))
        return id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5');
    }
    return null;
  }

  private get keys(): Buffer[] {
    return (this.known ??= acceptedKeys(this.settings, 'CODE_KEY').map((key) =>
      Buffer.from(hkdfSync('sha256', key, '', 'return paths', 32)),
    ));
  }
}

const mac = (id: Buffer, key: Buffer): Buffer => createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES);

/** Of an address from the settings: dots and hyphens alone mean something else in a pattern. */
const escaped = (text: string) => text.replaceAll('.', '\\.');
