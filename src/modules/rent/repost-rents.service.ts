import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, month, type Month } from '../../contract/days.js';
import { cents, sum, ZERO, type Cents } from '../../contract/money.js';
import type { Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { owedChanged } from '../ledger/ledger.events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { LeaseStandings, type LeaseStanding } from './lease-standings.service.js';
import { differenceOf, RepostRecurring, type SeriesChange } from './recurring/repost-recurring.service.js';
import { lateFeeFrom, lateFeeFromUndoing, type RentBefore } from './rules/late-fee-from.js';
import { rentChanges, type PostedRent, type RentChange } from './rules/rent-changes.js';
import type { RentTerms } from './rules/rent-schedule.js';

/** A late fee that is reversed together with its rent. */
export interface CanceledFee {
  readonly chargeId: string;
  readonly period: Month;
  readonly cents: Cents;
}

/** The changes of posted charges that other terms cause. */
export interface Reposting {
  readonly months: readonly RentChange[];
  /** The same for recurring charges. */
  readonly recurring: readonly SeriesChange[];
  readonly fees: readonly CanceledFee[];
  /** How much more the tenants will owe; below zero for less. */
  readonly cents: Cents;
}

/**
 * Why it changes, for both sides to read; `told`: the command itself notifies the tenants; `undoesEnd`: the lease had ended, and
 * its rents are charged again.
 */
export interface RepostingWords {
  readonly note?: string | null;
  readonly told?: boolean;
  readonly undoesEnd?: boolean;
}

/** The latest charge of each month counts, because a charge that was replaced is older than its replacement. */
const POSTED = `select distinct on (period) period, id as "chargeId", due_on as "dueOn", amount_cents as cents,
    case when voided_at is null then 'posted' when superseded then 'superseded' else 'by_hand' end as state
  from charge where lease_id = $1 and kind = 'rent' and period is not null order by period, superseded, created_at desc, id desc`;
/** The same, with their open amounts. */
const LAST = `select distinct on (period) period, due_on as "dueOn", open_cents as "openCents", late_fee_from as "lateFeeFrom"
  from charge where lease_id = $1 and kind = 'rent' and period is not null order by period, superseded, created_at desc, id desc`;
const FEES = `select id as "chargeId", period, amount_cents as cents from charge where lease_id = $1 and kind = 'late_fee' and voided_at is null and period is not null`;

/** Adjusts the posted rents to the terms, by reversing a charge and posting another one, never by changing it. */
@Injectable()
export class RepostRents {
  constructor(
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly recurring: RepostRecurring,
  ) {}

  /** The state of a lease's ledger, as its landlord or its tenants see it. 404 for someone else's lease. */
  standing(query: Query, leaseId: string): Promise<LeaseStanding> {
    return this.standings.of(query, leaseId);
  }

  /** What would change if the lease had these terms. Changes nothing. */
  async changes(query: Query, standing: LeaseStanding, after: RentTerms): Promise<Reposting> {
    const { lease, terms, today } = standing;
    const posted = (await query<PostedRow>(POSTED, [lease.id])).map(toPosted);
    const months = rentChanges(terms, after, posted, today);
    const rented = new Map(months.map((change) => [change.period, change]));
    const fees = (await query<FeeRow>(FEES, [lease.id])).map((row): CanceledFee => ({
      chargeId: row.chargeId,
      period: month(row.period),
      cents: cents(row.cents),
    }));
    const canceled = fees.filter(({ period }) => losesFee(rented.get(period)));
    const recurring = await this.recurring.changes(query, standing, after);
    const more = differenceOf([...months, ...recurring]);
    return { months, recurring, fees: canceled, cents: cents(more - sum(canceled.map((fee) => fee.cents))) };
  }

  /**
   * Within a command, adjusts the posted rents to what `change` does to the terms of a lease. A draft has no posted
   * rents.
   */
  async follow(tx: Tx, leaseId: string, change: () => Promise<void>, words: RepostingWords = {}): Promise<Reposting> {
    const query: Query = (text, values) => tx.rows(text, values);
    const before = await this.standing(query, leaseId);
    await change();
    if (before.lease.state === 'draft') return NOTHING_REPOSTED;
    return this.apply(tx, before, (await this.standing(query, leaseId)).terms, words);
  }

  /** Writes them within a command; `before` is the previous state of the lease. */
  private async apply(
    tx: Tx,
    before: LeaseStanding,
    after: RentTerms,
    { note = null, told = false, undoesEnd = false }: RepostingWords,
  ): Promise<Reposting> {
    const { book, today: on } = before;
    await this.ledger.lock(tx, book.leaseId);
    const reposting = await this.changes((text, values) => tx.rows(text, values), before, after);
    const last = await this.lastOf(tx, book.leaseId);
    for (const { period, chargeId, after: next } of reposting.months) {
      // Frees the month for the replacement charge.
      if (chargeId)
        await tx.rows('update charge set superseded = true, version = version + 1 where id = $1', [chargeId]);
      const charge = next && { id: v7(), kind: 'rent' as const, amountCents: next.cents, dueOn: next.dueOn };
      await this.ledger.replace(tx, book, chargeId, charge, { on, period, note });
      const from = charge && (undoesEnd ? lateFeeFromUndoing : lateFeeFrom)(charge, last.get(period) ?? null, on);
      if (from)
        await tx.rows('update charge set late_fee_from = $2, version = version + 1 where id = $1', [charge.id, from]);
    }
    await this.recurring.apply(tx, before, reposting.recurring, note);
    for (const { chargeId } of reposting.fees) await this.ledger.voidCharge(tx, book, chargeId, { on, note });
    if (reposting.months.length + reposting.recurring.length === 0) return reposting;
    if (!told)
      tx.publish(owedChanged, {
        leaseId: book.leaseId,
        accountId: book.accountId,
        what: 'rents',
        months: monthsOf(reposting),
        amountCents: reposting.cents,
        note,
      });
    await this.ledger.tell(tx, book);
    return reposting;
  }

  private async lastOf(tx: Tx, leaseId: string): Promise<Map<string, RentBefore>> {
    const rows = await tx.rows<{ period: string; dueOn: string; openCents: number; lateFeeFrom: string | null }>(LAST, [
      leaseId,
    ]);
    return new Map(
      rows.map(({ period, dueOn, openCents, lateFeeFrom: from }) => [
        period,
        { dueOn: day(dueOn), openCents, lateFeeFrom: from === null ? null : day(from) },
      ]),
    );
  }
}

/** The months that changed, oldest first, each once. */
function monthsOf({ months, recurring }: Reposting): Month[] {
  return [...new Set([...months, ...recurring].map(({ period }) => period))].sort();
}

/** A rent that goes, falls or falls due later has earned no fee, or a lower one: the landlord may charge it again by hand. */
function losesFee(change: RentChange | undefined): boolean {
  if (!change?.before) return false;
  const { before, after } = change;
  return after === null || after.cents < before.cents || after.dueOn > before.dueOn;
}

interface PostedRow {
  period: string;
  chargeId: string;
  dueOn: string;
  cents: number;
  state: PostedRent['state'];
}
interface FeeRow {
  chargeId: string;
  period: string;
  cents: number;
}

function toPosted({ period, chargeId, dueOn, cents: amount, state }: PostedRow): PostedRent {
  return { period: month(period), chargeId, dueOn: day(dueOn), cents: cents(amount), state };
}

const NOTHING_REPOSTED: Reposting = { months: [], recurring: [], fees: [], cents: ZERO };
