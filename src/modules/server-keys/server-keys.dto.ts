import { ApiProperty } from '@nestjs/swagger';
import { KEYED, type Keyed } from '../../platform/config/keyed-rows.js';

/** Rows that depend on a key, and how many of them another key than the current one made. */
export class KeyedCountResponse {
  @ApiProperty({ enum: KEYED })
  what: Keyed;
  total: number;
  left: number;
  /** Those of `left` that no accepted key opens; null where that can’t be known. */
  lost: number | null;
}

/** One of the server’s keys. Its values are fingerprints, which reveal nothing of the keys. */
export class ServerKeyResponse {
  /** The setting: `JWT_SECRET`, `DOCUMENT_KEY` or `CODE_KEY`. */
  name: string;
  /** The key that signs and encrypts. */
  current: string;
  /** Others that are accepted while the key is changed. */
  accepted: string[];
  /** Empty for `JWT_SECRET`: a token is valid for a day and is then replaced. */
  protects: KeyedCountResponse[];
}
