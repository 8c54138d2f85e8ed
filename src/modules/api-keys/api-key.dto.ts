import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { KEY_DAYS_MAX, KEY_NAME_MAX, KEY_SCOPES, type KeyScope } from '../../contract/api-keys.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { trimmed } from '../../platform/http/trimmed.js';

export const API_KEY_STATES = ['active', 'expired', 'revoked', 'ended'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

/**
 * A session alone isn't enough to make a key, because someone who took over a session could use the key to keep their
 * access.
 */
export class NewApiKey {
  /** What it is for, so that it is recognized later. */
  @trimmed @IsString() @MinLength(1) @MaxLength(KEY_NAME_MAX) name: string;
  /** What it may do. Writing in an area includes reading it. */
  @IsArray() @ArrayMinSize(1) @ArrayUnique() @IsIn(KEY_SCOPES, { each: true }) scopes: KeyScope[];
  /** After how many days it stops working. */
  @IsInt() @Min(1) @Max(KEY_DAYS_MAX) expiresInDays: number;
  /** The password; people who have none get a code by email instead. */
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) currentPassword?: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class ApiKeyResponse {
  id: string;
  name: string;
  /** The beginning of the key. The rest can’t be shown again. */
  prefix: string;
  @IsIn(KEY_SCOPES, { each: true }) scopes: KeyScope[];
  /** `ended`: the person who made it is suspended, or no longer works in the account. */
  @IsIn(API_KEY_STATES) state: ApiKeyState;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  /** To the minute; null until it is used. */
  lastUsedAt: string | null;
  revokedAt: string | null;
}

export class NewApiKeyResponse extends ApiKeyResponse {
  /** The key itself. It is in this answer and never again. */
  key: string;
}

export interface ApiKeyRow extends Omit<ApiKeyResponse, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> {
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export function toApiKey(row: ApiKeyRow): ApiKeyResponse {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    state: row.state,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
