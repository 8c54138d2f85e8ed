import { CHAT_WORK } from '../../../contract/limits.js';
import { openSpansBetween, type OpenHours, type Span } from '../../support/rules/open-minutes.js';

export interface Asked {
  /** The visitor's first line. */
  askedAt: Date;
  /** The first line that a person answered; null while there is none. */
  answeredAt: Date | null;
}

const MINUTE = 60_000;

export const isOpen = (open: OpenHours, at: Date): boolean =>
  isIn(openSpansBetween(open, at, new Date(at.getTime() + 1)), at);

/**
 * The minutes of open hours within which half of all conversations got their first answer, rounded up. Those that began outside
 * the opening hours are not measured: no one promised to be there. One that no one answered has waited longer than all others.
 * Null where there are fewer than `least`, or where fewer than half were answered.
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

/** Begun minutes; an answer in the first one is one. */
function minutesIn(spans: readonly Span[], from: Date, until: Date): number {
  const passed = spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.until, until.getTime()) - Math.max(span.from, from.getTime())),
    0,
  );
  return Math.max(1, Math.ceil(passed / MINUTE));
}
