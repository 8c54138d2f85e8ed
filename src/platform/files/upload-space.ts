import { UPLOAD_SPACE } from '../../contract/work-limits.js';
import { Problem } from '../errors/problem.js';

const HOUR_MS = 3_600_000;

/** What is already used, in bytes. */
export interface Taken {
  /** By everyone in the account. */
  account: number;
  /** By the uploader, in this account and in all accounts. */
  here: number;
  person: number;
  /** Uploads of the sender within the last hour, oldest first. */
  hour: readonly { bytes: number; at: Date }[];
}

export interface Asked {
  bytes: number;
  /** Whether the space is the uploader's own account's. */
  own: boolean;
  verified: boolean;
  now: Date;
}

/** In bytes; null means no limit. */
export interface SpaceLimits {
  account: number | null;
  hour: number | null;
}

/** Why there is no room for an upload: 403 `upload_unverified`, 422 `storage_full`, 429 `upload_limit`; null if there is. */
export function refusalOf({ bytes, own, verified, now }: Asked, taken: Taken, limits: SpaceLimits): Problem | null {
  const { unverifiedBytes, guestShare } = UPLOAD_SPACE;
  if (!verified && taken.person + bytes > unverifiedBytes)
    return new Problem('upload_unverified', { extra: { limitBytes: unverifiedBytes } });
  const { account: limitBytes, hour } = limits;
  if (limitBytes !== null && taken.account + bytes > limitBytes)
    return full(own ? { usedBytes: taken.account, limitBytes } : {});
  if (limitBytes !== null && !own && taken.here + bytes > limitBytes / guestShare) return full({});
  if (hour !== null && sum(taken.hour) + bytes > hour)
    return new Problem('upload_limit', {
      retryAfter: secondsUntil(bytes, taken.hour, hour, now),
      extra: { limitBytes: hour },
    });
  return null;
}

/** Guests of an account don't learn how full it is. */
function full(extra: object): Problem {
  return new Problem('storage_full', { extra: { ...extra } });
}

function sum(uploads: Taken['hour']): number {
  return uploads.reduce((all, { bytes }) => all + bytes, 0);
}

/** When enough of the last hour's uploads will be an hour old. */
function secondsUntil(bytes: number, uploads: Taken['hour'], limit: number, now: Date): number {
  let left = sum(uploads);
  for (const upload of uploads) {
    left -= upload.bytes;
    if (left + bytes <= limit) return Math.max(1, Math.ceil((upload.at.getTime() + HOUR_MS - now.getTime()) / 1000));
  }
  return HOUR_MS / 1000;
}
