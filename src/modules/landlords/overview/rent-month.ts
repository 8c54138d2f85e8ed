import { ofFirstMonth, type ComingRent, type ComingRents } from './coming-rents.js';
import type { RentMonthResponse } from './overview.dto.js';
import type { ArrearsRow, PostedRow } from './rents-of-month.js';

interface Rents {
  month: string;
  posted: readonly PostedRow[];
  coming: ComingRents;
  arrears: readonly ArrearsRow[];
}

/**
 * The headline of the landlord's home page: posted rents from the ledger, and the rest of the month from the schedule.
 * When no rent is due this month, it is about the next month with rent.
 */
export function rentMonth({ month, posted, coming, arrears }: Rents): RentMonthResponse[] {
  const byCurrency = new Map(
    posted.map((row) => [row.currency, { ...row, ...NO_ARREARS, recurringCents: 0, month, toCome: false }]),
  );
  const rents = posted.length + coming.thisMonth.length > 0 ? coming.thisMonth : ofFirstMonth(coming.later);
  for (const rent of rents)
    byCurrency.set(
      rent.currency,
      withComing(byCurrency.get(rent.currency) ?? emptyMonth(rent.month, rent.currency), rent),
    );
  for (const late of arrears)
    byCurrency.set(late.currency, { ...(byCurrency.get(late.currency) ?? emptyMonth(month, late.currency)), ...late });
  return [...byCurrency.values()].map(toRentMonth);
}

const NO_ARREARS = { arrearsCents: 0, arrearsCount: 0 };

function withComing(
  sum: RentMonthResponse,
  { cents, dueOn, paidCents, processingCents }: ComingRent,
): RentMonthResponse {
  const rest = cents - paidCents - processingCents;
  const due =
    rest > 0 ? withUnposted(sum, { cents: rest, dueOn }) : { ...sum, expectedCents: sum.expectedCents + rest };
  return {
    ...due,
    expectedCents: due.expectedCents + paidCents + processingCents,
    paidCents: due.paidCents + paidCents,
    processingCents: due.processingCents + processingCents,
    paidCount: due.paidCount + Number(paidCents === cents),
    partCount: due.partCount + Number(paidCents > 0 && paidCents < cents),
    processingCount: due.processingCount + Number(processingCents > 0),
  };
}

function withUnposted(sum: RentMonthResponse, { cents, dueOn }: { cents: number; dueOn: string }): RentMonthResponse {
  return {
    ...sum,
    expectedCents: sum.expectedCents + cents,
    dueCents: sum.dueCents + cents,
    dueCount: sum.dueCount + 1,
    nextDueOn: sum.nextDueOn && sum.nextDueOn < dueOn ? sum.nextDueOn : dueOn,
    toCome: sum.toCome || sum.dueCount === 0,
  };
}

function emptyMonth(month: string, currency: string): RentMonthResponse {
  return {
    month,
    currency,
    expectedCents: 0,
    paidCents: 0,
    processingCents: 0,
    dueCents: 0,
    overdueCents: 0,
    paidCount: 0,
    partCount: 0,
    processingCount: 0,
    dueCount: 0,
    overdueCount: 0,
    ...NO_ARREARS,
    recurringCents: 0,
    nextDueOn: null,
    toCome: false,
  };
}

function toRentMonth(row: RentMonthResponse): RentMonthResponse {
  return {
    month: row.month,
    currency: row.currency,
    expectedCents: row.expectedCents,
    paidCents: row.paidCents,
    processingCents: row.processingCents,
    dueCents: row.dueCents,
    overdueCents: row.overdueCents,
    paidCount: row.paidCount,
    partCount: row.partCount,
    processingCount: row.processingCount,
    dueCount: row.dueCount,
    overdueCount: row.overdueCount,
    arrearsCents: row.arrearsCents,
    arrearsCount: row.arrearsCount,
    recurringCents: row.recurringCents,
    nextDueOn: row.nextDueOn,
    toCome: row.toCome,
  };
}
