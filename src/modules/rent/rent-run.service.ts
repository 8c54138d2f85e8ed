import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { month, type Day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { leaseActivated } from '../leases/lease.events.js';
import { LedgerService, type NewCharge } from '../ledger/ledger.service.js';
import { bookOf } from './lease-standings.service.js';
import { DUE, UNCHARGED, type DueLease } from './rent-due.rows.js';
import { rentTermsOf } from './rent-terms.rows.js';
import { rentPeriodsDue } from './rules/rent-schedule.js';

/** Leases in one transaction: large enough to be quick, small enough that a lost process loses little. */
const BATCH = 1000;
/** Leases that are looked at by one statement. */
const RANGE = 10_000;
const END_OF_RANGE = `select id from (select id from lease where id > $1 order by id limit ${RANGE}) range order by id desc limit 1`;
/** After this many batches the tables have grown so much that the database needs new statistics for its query plans. */
const RENEW_STATISTICS_AFTER = new Set([1, 4, 16, 64]);
/** With more leases than this, an account's browsers are only notified that something changed, not what. */
const NAMED = 50;

/**
 * Posts rent on its due day in the property's time zone (docs/specification/payments.md). Repeatable: a unique key on lease and
 * period makes the second of two runs, or the one after a crash, charge only what is missing.
 */
@Injectable()
export class RentRun {
  private readonly log = new Logger('Rent');

  constructor(
    private readonly scope: Scope,
    private readonly ledger: LedgerService,
  ) {}

  /** Posts what has come due by now for every lease of both worlds. Returns the number of charges made. */
  @Scheduled('rent.run', '5 * * * *')
  async run(): Promise<number> {
    const live = await this.scope.asSystem('rent run', () => this.runWorld(), { demo: false });
    const demo = await this.scope.asSystem('rent run', () => this.runWorld(), { demo: true });
    return live + demo;
  }

  /** When a lease is activated, what is already due is posted immediately. */
  @Handles(leaseActivated, 'landlords.first-rent', 'lease.activated>RentRun.onActivated')
  async onActivated({ leaseId }: { leaseId: string }): Promise<void> {
    await this.scope.write('rent.post', async (tx) => {
      tx.about('lease', leaseId);
      await this.postFor(tx, leaseId);
    });
  }

  /**
   * Posts what is due by now of these leases, within a command of the system, and returns the number of charges. Terms
   * are read after the leases are locked, so that an end or a correction that was just being written counts.
   */
  async postFor(tx: Tx, ...leaseIds: string[]): Promise<number> {
    await this.ledger.lock(tx, ...leaseIds);
    return this.post(
      tx,
      await tx.rows<DueLease>(`${DUE} and l.id = any($2::uuid[])`, [this.scope.clock.now(), leaseIds]),
    );
  }

  private async runWorld(): Promise<number> {
    let [made, batches, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const end = await this.endOfRange(after);
      if (end === null) return made;
      const leases = await this.dueBetween(after, end);
      for (let at = 0; at < leases.length; at += BATCH) {
        made += await this.postAll(leases.slice(at, at + BATCH));
        batches += 1;
        if (RENEW_STATISTICS_AFTER.has(batches)) await this.scope.writeUnaudited('select analyze_ledger()');
      }
      after = end;
    }
  }

  /** Almost all leases are charged, which an index tells. What is due is asked of the others alone. */
  private async dueBetween(after: string, end: string): Promise<DueLease[]> {
    const now = this.scope.clock.now();
    const uncharged = await this.scope.rows<{ id: string }>(UNCHARGED, [now, after, end]);
    if (uncharged.length === 0) return [];
    return this.scope.rows<DueLease>(`${DUE} and l.id = any($2::uuid[])`, [now, uncharged.map(({ id }) => id)]);
  }

  /**
   * Runs a batch in one transaction. If that fails, each lease gets its own, so that one failure doesn't block the
   * others.
   */
  private async postAll(leases: DueLease[]): Promise<number> {
    if (leases.length === 0) return 0;
    const write = (some: DueLease[]) =>
      this.scope.write('rent.post', (tx) => this.postFor(tx, ...some.map(({ id }) => id)));
    let made = 0;
    await write(leases).then(
      (count) => (made = count),
      () => forEachSettled(this.log, leases, async (lease) => void (made += await write([lease]))),
    );
    return made;
  }

  /** The last id of the next range of the key: no lease is looked at twice. */
  private async endOfRange(after: string): Promise<string | null> {
    const [last] = await this.scope.rows<{ id: string }>(END_OF_RANGE, [after]);
    return last?.id ?? null;
  }

  private async post(tx: Tx, leases: readonly DueLease[]): Promise<number> {
    const charges = leases.flatMap((lease) => this.chargesDue(lease));
    if (charges.length === 0) return 0;
    const days = new Map(leases.map((lease) => [lease.id, this.today(lease)]));
    const made = await this.ledger.chargeAll(tx, charges, ({ leaseId }) => days.get(leaseId) as Day);
    await this.tell(tx, [...new Map(made.map(({ book }) => [book.leaseId, book])).values()]);
    return made.length;
  }

  private chargesDue(lease: DueLease): NewCharge[] {
    const today = this.today(lease);
    const after = lease.chargedUpTo === null ? null : month(lease.chargedUpTo);
    return rentPeriodsDue(rentTermsOf(lease, today), today, after).map((period) => ({
      id: v7(),
      book: bookOf(lease),
      kind: 'rent',
      period: period.month,
      dueOn: period.dueOn,
      cents: period.cents,
    }));
  }

  private today(lease: DueLease): Day {
    return todayIn(lease.timeZone, this.scope.clock.now());
  }

  private async tell(tx: Tx, books: NewCharge['book'][]): Promise<void> {
    const users = await this.ledger.tenantsOf(
      tx,
      books.map(({ leaseId }) => leaseId),
    );
    for (const [accountId, own] of Map.groupBy(books, (book) => book.accountId)) {
      const ids = own.length > NAMED ? [] : own.map(({ leaseId }) => leaseId);
      tx.changed(['ledger', 'leases', 'payments', 'overview'], ids, { accounts: [accountId] });
    }
    for (let at = 0; at < users.length; at += 100) {
      tx.changed(['ledger', 'leases', 'payments'], [], { users: users.slice(at, at + 100) });
    }
  }
}
