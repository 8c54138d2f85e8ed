import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, month } from '../../../contract/days.js';
import { cents, sum, type Cents } from '../../../contract/money.js';
import type { Query } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { LedgerService, type Book } from '../../ledger/ledger.service.js';
import type { LeaseStanding } from '../lease-standings.service.js';
import {
  SERIES_COLUMNS,
  seriesTerms,
  toSeries,
  type RecurringSeries,
  type SeriesRow,
} from '../rules/recurring-series.js';
import { rentChanges, type PostedRent, type RentChange } from '../rules/rent-changes.js';
import type { RentTerms } from '../rules/rent-schedule.js';

/** A posted month of a recurring charge that changes with the terms of the lease, or with its own. */
export interface SeriesChange extends RentChange {
  readonly series: Pick<RecurringSeries, 'id' | 'label'>;
}

const SERIES = `select ${SERIES_COLUMNS} from recurring_charge r where r.lease_id = $1 order by r.created_at, r.id`;

/** The latest charge of each month decides, as it does for rents. */
const POSTED = `select distinct on (recurring_id, recurring_month) recurring_id as "seriesId", recurring_month as period, id as "chargeId",
    due_on as "dueOn", amount_cents as cents,
    case when voided_at is null then 'posted' when superseded then 'superseded' else 'by_hand' end as state
  from charge where lease_id = $1 and recurring_id is not null
  order by recurring_id, recurring_month, superseded, created_at desc, id desc`;

interface PostedRow {
  seriesId: string;
  period: string;
  chargeId: string;
  dueOn: string;
  cents: number;
  state: PostedRent['state'];
}

/**
 * Adjusts posted recurring charges to the lease, as is done for posted rents: by reversing a charge and posting another
 * one.
 */
@Injectable()
export class RepostRecurring {
  constructor(private readonly ledger: LedgerService) {}

  /** The recurring charges of a lease, the oldest first. */
  async of(query: Query, leaseId: string): Promise<RecurringSeries[]> {
    return (await query<SeriesRow>(SERIES, [leaseId])).map(toSeries);
  }

  /** What would change if the lease had other terms. Changes nothing. */
  async changes(query: Query, { lease, terms, today }: LeaseStanding, after: RentTerms): Promise<SeriesChange[]> {
    const all = await this.of(query, lease.id);
    return this.compare(
      query,
      { lease, today },
      all.map((series) => ({ series, before: seriesTerms(terms, series), after: seriesTerms(after, series) })),
    );
  }

  /** The changes if one of them ends on another day. */
  changesOf(
    query: Query,
    { lease, terms, today }: LeaseStanding,
    before: RecurringSeries,
    after: RecurringSeries,
  ): Promise<SeriesChange[]> {
    const both = { series: after, before: seriesTerms(terms, before), after: seriesTerms(terms, after) };
    return this.compare(query, { lease, today }, [both]);
  }

  /** Writes them within a command, once the lease is locked. */
  async apply(
    tx: Tx,
    { book, today: on }: { book: Book; today: LeaseStanding['today'] },
    changes: readonly SeriesChange[],
    note: string | null = null,
  ): Promise<void> {
    for (const { series, period, chargeId, after } of changes) {
      // Frees the month for the replacement charge.
      if (chargeId)
        await tx.rows('update charge set superseded = true, version = version + 1 where id = $1', [chargeId]);
      const charge = after && { id: v7(), kind: 'one_off' as const, amountCents: after.cents, dueOn: after.dueOn };
      const recurring = { id: series.id, month: period };
      await this.ledger.replace(tx, book, chargeId, charge, { on, note, label: series.label, recurring });
    }
  }

  private async compare(
    query: Query,
    { lease, today }: Pick<LeaseStanding, 'lease' | 'today'>,
    all: { series: RecurringSeries; before: RentTerms; after: RentTerms }[],
  ): Promise<SeriesChange[]> {
    if (all.length === 0) return [];
    const posted = Map.groupBy(await query<PostedRow>(POSTED, [lease.id]), ({ seriesId }) => seriesId);
    return all.flatMap(({ series, before, after }) =>
      rentChanges(before, after, (posted.get(series.id) ?? []).map(toPosted), today).map((change) => ({
        ...change,
        series,
      })),
    );
  }
}

/** How much more the tenants will owe; below zero for less. */
export function differenceOf(changes: readonly RentChange[]): Cents {
  return sum(changes.map(({ before, after }) => cents((after?.cents ?? 0) - (before?.cents ?? 0))));
}

function toPosted({ period, chargeId, dueOn, cents: amount, state }: PostedRow): PostedRent {
  return { period: month(period), chargeId, dueOn: day(dueOn), cents: cents(amount), state };
}
