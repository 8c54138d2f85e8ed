import { DUNNING } from '../../../contract/plans.js';

const DAY = 24 * 3600_000;

/** When a renewal that has failed is tried again; null when it is not. */
export function nextAttempt(failedAt: Date, now: Date): Date | null {
  const tries = DUNNING.retryDays.map((days) => new Date(failedAt.getTime() + days * DAY));
  return tries.find((at) => at > now) ?? null;
}

/** Until when everything stays as it is although the renewal can't be paid. */
export function graceEnd(failedAt: Date): Date {
  return new Date(failedAt.getTime() + DUNNING.graceDays * DAY);
}

interface Running {
  readonly state: 'active' | 'past_due' | 'ended';
  readonly endsAt?: Date | null | undefined;
  readonly failedAt?: Date | null | undefined;
  readonly endedAt?: Date | null | undefined;
  readonly cancelAtEnd: boolean;
}

/**
 * Until when a subscription gives its rights; null: for good. One that renews has the days of grace after its period: it is renewed
 * within minutes, or its renewal is tried again for as long.
 */
export function entitledUntil({ state, endsAt, failedAt, endedAt, cancelAtEnd }: Running): Date | null {
  if (state === 'ended') return endedAt ?? new Date(0);
  if (!endsAt) return null;
  if (failedAt) return graceEnd(failedAt);
  return cancelAtEnd ? endsAt : graceEnd(endsAt);
}
