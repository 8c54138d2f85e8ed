import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { month, type Day } from '../../../contract/days.js';
import { todayIn } from '../../../contract/time-zones.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { leaseActivated } from '../../leases/lease.events.js';
import { LedgerService, type NewCharge } from '../../ledger/ledger.service.js';
import { bookOf } from '../lease-standings.service.js';
import { TERMS_COLUMNS, rentTermsOf, type TermsRow } from '../rent-terms.rows.js';
import { SERIES_COLUMNS, seriesDue, toSeries, type SeriesRow } from '../rules/recurring-series.js';

interface DueSeries extends TermsRow {
  series: SeriesRow;
  postedUpTo: string | null;
}

/** The number of leases in one transaction. If one of them fails, the run tries each separately. */
const BATCH = 200;

/**
 * Recurring charges of which a month may be due and is not posted: the charge has begun, and the last posted month is before
 * this one, or before the last one that the charge or its lease reaches. Which of them are due is decided by the schedule.
 */
const DUE = `select ${TERMS_COLUMNS}, to_json(one) as series, last.month as "postedUpTo"
  from recurring_charge r join lease l on l.id = r.lease_id join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local
  cross join lateral (select ${SERIES_COLUMNS}) one
  left join lateral (select max(recurring_month) as month from charge where lease_id = r.lease_id and recurring_id = r.id) last on true
  where l.state <> 'draft' and r.demo = lw_demo() and r.starts_on <= local.today
    and coalesce(last.month, '') < to_char(least(local.today, r.ends_on, l.ends_on,
      case when l.ends_for_good then l.term_ends_on end), 'YYYY-MM')`;

/**
 * Posts recurring charges on their due day in the property's time zone, in addition to the rent and by the same
 * schedule. Repeatable: a unique key on charge and month makes the second of two runs, or the one after a crash, post
 * only what is missing.
 */
@Injectable()
export class RecurringChargeRun {
  private readonly log = new Logger('RecurringCharges');

  constructor(
    private readonly scope: Scope,
    private readonly ledger: LedgerService,
  ) {}

  /** Posts what has come due by now in both worlds. Returns the number of charges made. */
  @Scheduled('recurring-charges.run', '6 * * * *')
  async run(): Promise<number> {
    const live = await this.scope.asSystem('recurring charges', () => this.runWorld(), { demo: false });
    const demo = await this.scope.asSystem('recurring charges', () => this.runWorld(), { demo: true });
    return live + demo;
  }

  /** When a lease is activated, what is already due is posted immediately. */
  @Handles(leaseActivated, 'landlords.first-recurring')
  async onActivated({ leaseId }: { leaseId: string }): Promise<void> {
    await this.scope.write('recurring_charge.post', async (tx) => {
      tx.about('lease', leaseId);
      await this.postFor(tx, leaseId);
    });
  }

  /**
   * Posts what is due by now of these leases, within a command, and returns the number of charges. Terms are read after
   * the leases are locked, so that a change that was just being written counts.
   */
  async postFor(tx: Tx, ...leaseIds: string[]): Promise<number> {
    await this.ledger.lock(tx, ...leaseIds);
    const due = await tx.rows<DueSeries>(`${DUE} and l.id = any($2::uuid[]) order by l.id, r.created_at, r.id`, [
      this.scope.clock.now(),
      leaseIds,
    ]);
    const charges = due.flatMap((row) => this.chargesDue(row));
    if (charges.length === 0) return 0;
    const days = new Map(due.map((row) => [row.id, this.today(row)]));
    const made = await this.ledger.chargeAll(tx, charges, ({ leaseId }) => days.get(leaseId) as Day);
    for (const book of new Map(made.map((charge) => [charge.book.leaseId, charge.book])).values())
      await this.ledger.tell(tx, book);
    return made.length;
  }

  private async runWorld(): Promise<number> {
    const due = await this.scope.rows<DueSeries>(DUE, [this.scope.clock.now()]);
    const ids = [...new Set(due.filter((row) => this.chargesDue(row).length > 0).map(({ id }) => id))].sort();
    let made = 0;
    for (let at = 0; at < ids.length; at += BATCH) made += await this.postBatch(ids.slice(at, at + BATCH));
    return made;
  }

  /**
   * Runs a batch in one transaction. If that fails, each lease gets its own, so that one failure doesn't block the
   * others.
   */
  private async postBatch(ids: string[]): Promise<number> {
    const write = (some: string[]) => this.scope.write('recurring_charge.post', (tx) => this.postFor(tx, ...some));
    let made = 0;
    await write(ids).then(
      (count) => (made = count),
      () =>
        forEachSettled(
          this.log,
          ids.map((id) => ({ id })),
          async ({ id }) => void (made += await write([id])),
        ),
    );
    return made;
  }

  private chargesDue(row: DueSeries): NewCharge[] {
    const today = this.today(row);
    const series = toSeries(row.series);
    const after = row.postedUpTo === null ? null : month(row.postedUpTo);
    return seriesDue(rentTermsOf(row, today), series, today, after).map((period) => ({
      id: v7(),
      book: bookOf(row),
      kind: 'one_off',
      period: null,
      dueOn: period.dueOn,
      cents: period.cents,
      label: series.label,
      recurring: { id: series.id, month: period.month },
    }));
  }

  private today({ timeZone }: DueSeries): Day {
    return todayIn(timeZone, this.scope.clock.now());
  }
}
