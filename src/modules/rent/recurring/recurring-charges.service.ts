import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day, firstDayOf, later, monthOf, shiftMonth, type Day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../../platform/errors/refusals.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { owedChanged, type OwedChange } from '../../ledger/ledger.events.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { refuseUnlessConfirmed } from '../../regions/rules/agreed-terms.js';
import { checkRecurring } from '../../regions/rules/check-recurring.js';
import { regionLawAt } from '../../regions/rules/region-law.js';
import { LeaseStandings, type LeaseStanding } from '../lease-standings.service.js';
import { rateOn, seriesTerms, toSeries } from '../rules/recurring-series.js';
import { rentPeriod } from '../rules/rent-schedule.js';
import { RecurringChargeRate } from './recurring-charge-rate.entity.js';
import { RecurringChargeRun } from './recurring-charge-run.service.js';
import type {
  AddRecurringChargeRequest,
  ChangeRecurringAmountRequest,
  RecurringChargeResponse,
  StopRecurringChargeRequest,
} from './recurring-charge.dto.js';
import { RecurringCharge } from './recurring-charge.entity.js';
import { CHARGES, toResponse, type RecurringRow } from './recurring-charge.rows.js';
import { differenceOf, RepostRecurring } from './repost-recurring.service.js';

interface Told {
  readonly what: OwedChange;
  readonly cents: number;
  readonly label: string;
  readonly on: string;
}

/** Recurring monthly charges besides the rent: parking, pets, storage. The run posts them (`RecurringChargeRun`). */
@Injectable()
export class RecurringCharges {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly runs: RecurringChargeRun,
    private readonly repost: RepostRecurring,
  ) {}

  /** The recurring charges of a lease, the oldest first. 404 for someone else's lease. */
  list(leaseId: string): Promise<RecurringChargeResponse[]> {
    return this.scope.read(async (query) => this.read(query, await this.standings.of(query, leaseId)));
  }

  /**
   * Adds a recurring charge. What is already due is posted immediately, and the tenants of a running lease get a
   * message. 422 `confirmation_required` without a reason where the region caps the rent.
   */
  add(leaseId: string, request: AddRecurringChargeRequest): Promise<RecurringChargeResponse[]> {
    return this.command('recurring_charge.add', leaseId, async (tx, standing) => {
      const { lease, book, today } = standing;
      const { category, startsOn, amountCents } = request;
      const [endsOn, dueDay] = [request.endsOn ?? null, request.dueDay ?? lease.dueDay];
      const label = request.label.trim();
      checkStart(standing, startsOn, endsOn);
      const confirmReason = holdCap(standing, day(startsOn), request.confirmReason);
      const common = { accountId: book.accountId, demo: book.demo, createdAt: this.scope.clock.now(), leaseId };
      const id = v7();
      tx.em.create(RecurringCharge, { id, ...common, category, label, dueDay, startsOn, endsOn });
      await tx.em.flush();
      tx.em.create(RecurringChargeRate, { ...common, recurringChargeId: id, startsOn, amountCents, confirmReason });
      await tx.em.flush();
      tx.about('recurring_charge', id, book.accountId);
      if (lease.state === 'draft') return null;
      if (startsOn <= today) await this.runs.postFor(tx, leaseId);
      return { what: 'recurring_added', cents: amountCents, label, on: startsOn };
    });
  }

  /**
   * Sets another amount from a day on. 422 `confirmation_required` where a raise may pass a rent cap, `rule_broken` for
   * a month that is posted.
   */
  changeAmount(
    leaseId: string,
    id: string,
    { amountCents, from, confirmReason, version }: ChangeRecurringAmountRequest,
  ): Promise<RecurringChargeResponse[]> {
    return this.command('recurring_charge.change', leaseId, async (tx, standing) => {
      const charge = await this.locked(tx, leaseId, id, version);
      const { today, lease } = standing;
      if (from < today && lease.state !== 'draft')
        throw invalidField('from', 'from must not be in the past', 'in_past');
      if (charge.endsOn && from > charge.endsOn) throw refusal('recurring_stopped');
      const first = later(day(from), day(charge.startsOn));
      const before = rateOn(await this.seriesOf(tx, id), first).rentCents;
      await this.refusePosted(tx, charge, first, amountCents !== before);
      const reason = amountCents > before ? holdCap(standing, first, confirmReason) : null;
      await tx.rows('delete from recurring_charge_rate where recurring_charge_id = $1 and starts_on >= $2', [
        id,
        first,
      ]);
      const { accountId, demo } = charge;
      const owner = { accountId, demo, createdAt: this.scope.clock.now(), leaseId, recurringChargeId: id };
      tx.em.create(RecurringChargeRate, { ...owner, startsOn: first, amountCents, confirmReason: reason });
      await tx.em.flush();
      await tx.rows('update recurring_charge set version = version + 1 where id = $1', [id]);
      tx.about('recurring_charge', id, accountId);
      if (lease.state === 'draft' || amountCents === before) return null;
      return { what: 'recurring_changed', cents: amountCents, label: charge.label, on: countsFrom(charge, first) };
    });
  }

  /** Sets the last day that is charged. Charges for later days are reversed, or replaced by one for the days before. */
  stop(leaseId: string, id: string, request: StopRecurringChargeRequest): Promise<RecurringChargeResponse[]> {
    return this.command('recurring_charge.stop', leaseId, async (tx, standing) => {
      const charge = await this.locked(tx, leaseId, id, request.version);
      const { today, lease, book } = standing;
      if (request.endsOn < today && lease.state !== 'draft')
        throw invalidField('endsOn', 'endsOn must not be in the past', 'in_past');
      // A recurring charge that hasn't begun ends before its first day.
      const endsOn = later(day(request.endsOn), addDays(day(charge.startsOn), -1));
      if (charge.endsOn === endsOn) return null;
      // A last day can't be moved to a later day, because tenants must not owe anything that was due before they knew
      // about it.
      if (charge.endsOn && endsOn > charge.endsOn && lease.state !== 'draft') throw refusal('recurring_stopped');
      const query: Query = (text, values) => tx.rows(text, values);
      const before = await this.seriesOf(tx, id);
      charge.endsOn = endsOn;
      await tx.em.flush();
      const changes = await this.repost.changesOf(query, standing, before, { ...before, endsOn });
      await this.repost.apply(tx, standing, changes);
      tx.about('recurring_charge', id, book.accountId);
      if (lease.state === 'draft') return null;
      return { what: 'recurring_stopped', cents: differenceOf(changes), label: charge.label, on: endsOn };
    });
  }

  /**
   * One action on a lease that has not ended, in the order in which every command locks: the ledger of the lease first.
   */
  private async command(
    action: string,
    leaseId: string,
    take: (tx: Tx, standing: LeaseStanding) => Promise<Told | null>,
  ): Promise<RecurringChargeResponse[]> {
    await this.scope.write(action, async (tx) => {
      await this.ledger.lock(tx, leaseId);
      const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      if (standing.lease.state === 'ended') throw refusal('lease_ended');
      const told = await take(tx, standing);
      const { accountId } = standing.book;
      if (told)
        tx.publish(owedChanged, {
          leaseId,
          accountId,
          what: told.what,
          amountCents: told.cents,
          label: told.label,
          dueOn: told.on,
        });
      await this.ledger.tell(tx, standing.book);
    });
    return this.list(leaseId);
  }

  private async locked(tx: Tx, leaseId: string, id: string, version?: number): Promise<RecurringCharge> {
    const charge = orNotFound(
      await tx.em.findOne(RecurringCharge, { id, leaseId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    );
    checkVersion(charge, version);
    return charge;
  }

  private async seriesOf(tx: Tx, id: string) {
    const [row] = await tx.rows<RecurringRow>(`${CHARGES} where r.id = $1`, [id]);
    return toSeries(orNotFound(row));
  }

  /** Posted charges stay, so another amount may begin with the first month that wasn't posted. */
  private async refusePosted(tx: Tx, charge: RecurringCharge, from: Day, differs: boolean): Promise<void> {
    if (!differs) return;
    const posted = await tx.rows(
      'select 1 from charge where recurring_id = $1 and not superseded and recurring_month >= $2 limit 1',
      [charge.id, monthOf(countsFrom(charge, from))],
    );
    if (posted.length > 0) throw refusal('recurring_posted');
  }

  private async read(query: Query, standing: LeaseStanding): Promise<RecurringChargeResponse[]> {
    const rows = await query<RecurringRow>(`${CHARGES} where r.lease_id = $1 order by r.created_at, r.id`, [
      standing.lease.id,
    ]);
    return rows.map((row) => toResponse(row, standing));
  }
}

/** The day from which an amount counts. A month has one amount, that of its first charged day. */
function countsFrom({ startsOn }: Pick<RecurringCharge, 'startsOn'>, from: Day): Day {
  const first = firstDayOf(monthOf(from));
  return from === startsOn || from === first ? from : firstDayOf(shiftMonth(monthOf(from), 1));
}

function checkStart({ lease, terms, today }: LeaseStanding, startsOn: string, endsOn: string | null): void {
  if (endsOn !== null && endsOn < startsOn)
    throw invalidField('endsOn', 'endsOn must not be before startsOn', 'end_before_start');
  // A charge added to an active lease begins today at the earliest, because tenants must not owe anything that was due
  // before they knew about it.
  if (lease.state !== 'draft' && startsOn < today)
    throw invalidField('startsOn', 'startsOn must not be in the past', 'in_past');
  const series = { id: '', label: '', dueDay: 1, startsOn: day(startsOn), endsOn: null, rates: [] };
  const { startsOn: first } = seriesTerms(terms, series);
  if (!rentPeriod({ ...terms, startsOn: first, rentSteps: [] }, monthOf(first)))
    throw invalidField('startsOn', 'startsOn must not be after the lease', 'start_after_end');
}

/**
 * Asks for a reason where the rent of a running lease is capped and this may count as rent. Returns the reason to
 * store.
 */
function holdCap({ lease }: LeaseStanding, on: Day, reason: string | undefined): string | null {
  if (lease.state === 'draft') return null;
  const findings = checkRecurring(regionLawAt(lease), cents(lease.rentCents), on);
  refuseUnlessConfirmed(findings, reason);
  return findings.length > 0 ? (reason?.trim() ?? null) : null;
}
