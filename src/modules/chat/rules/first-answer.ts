import { CHAT_WORK } from '../../../contract/work-limits.js';
import { openSpansBetween, type OpenHours, type Span } from '../../support/rules/open-minutes.js';

export interface Asked {
  /** When the visitor wrote the first message. */
  askedAt: Date;
  /** When a person first answered. Null if no one has. */
  answeredAt: Date | null;
}

const MINUTE = 60_000;

export const isOpen = (open: OpenHours, at: Date): boolean =>
  isIn(openSpansBetween(open, at, new Date(at.getTime() + 1)), at);

/**
 * Returns the minutes of open hours within which half of all conversations got their first answer, rounded up. Conversations that
 * began outside the opening hours aren't measured, because no answer is promised then. One without an answer counts as the
 * longest wait. Null if there are fewer than `least`, or if fewer than half were answered.
 */
export function typicalAnswer(
  asked: readonly Asked[],
  open: OpenHours,
  least: number = CHAT_WORK.measuredLeast,
): number | null {
  const times = asked.flatMap(({ askedAt, answeredAt }) => [askedAt.getTime(), answeredAt?.getTime() ?? 0]);
  const [first, last] = [Math.min(...times.filter(Boolean)), Math.max(...times)];
  if (asked.length < least) return null;
  const spans = openSpansBetween(open, new Date(first), new Date(last + 1));
  const minutes = asked
    .filter(({ askedAt }) => isIn(spans, askedAt))
    .map(({ askedAt, answeredAt }) =>
      answeredAt === null ? Number.POSITIVE_INFINITY : minutesIn(spans, askedAt, answeredAt),
    )
    .toSorted((one, other) => one - other);
  const median = minutes[Math.floor(minutes.length / 2)] ?? Number.POSITIVE_INFINITY;
  return minutes.length >= least && Number.isFinite(median) ? median : null;
}

const isIn = (spans: readonly Span[], at: Date): boolean =>
  spans.some(({ from, until }) => from <= at.getTime() && at.getTime() < until);

/** Counts begun minutes: an answer within the first minute counts as one. */
function minutesIn(spans: readonly Span[], from: Date, until: Date): number {
  const passed = spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.until, until.getTime()) - Math.max(span.from, from.getTime())),
    0,
  );
  return Math.max(1, Math.ceil(passed / MINUTE));
}
