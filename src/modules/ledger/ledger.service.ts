import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Day } from '../../contract/days.js';
import type { Cents } from '../../contract/money.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ChargeKind, CreditSource } from './accounts.js';
import type { Book } from './book.js';
import { insertCharges, type NewCharge } from './charge-rows.js';
import { refuseDepositThatIsGone } from './held-deposit.js';
import { writeEntries } from './journal.js';
import { inSteps, type LeaseLedger, type LedgerChange, type LedgerCharge } from './lease-ledger.js';
import { loadLedger } from './load-ledger.js';
import { chargeEntry } from './posting-rules.js';
import { recordCharge, voidCharge } from './record-charge.js';
import { recordCredit, returnCredit, reverseCredit } from './record-credit.js';
import { settleOpen } from './settle-open.js';
import { writeChange, type About } from './write-change.js';

export type { Book } from './book.js';
export type { NewCharge } from './charge-rows.js';
export type { About } from './write-change.js';

/**
 * The ledger of leases: double entry, added to and never changed (docs/specification/payments.md). The rules next to it
 * (`record-*.ts`) decide what each command does. This service locks, reads and writes the ledger in the caller's
 * transaction.
 */
@Injectable()
export class LedgerService {
  constructor(private readonly clock: Clock) {}

  /**
   * Makes every other transaction that posts to these leases wait until this transaction ends. Always in the same
   * order.
   */
  async lock(tx: Tx, ...leaseIds: string[]): Promise<void> {
    await tx.rows('select lock_lease(id) from (select unnest($1::uuid[]) as id order by 1) lease', [leaseIds]);
  }

  /** Applies a change of the rules to the ledger of one lease and writes the result. Locks the ledger. */
  async change(
    tx: Tx,
    book: Book,
    about: About,
    command: (ledger: LeaseLedger) => LedgerChange,
    check?: (change: LedgerChange) => Promise<void>,
  ): Promise<LedgerChange> {
    await this.lock(tx, book.leaseId);
    const held = await loadLedger(tx, book);
    const change = command(held.ledger);
    await check?.(change);
    await writeChange(tx, book, held, change, about, this.clock.now());
    return change;
  }

  /** Posts charges of many leases and settles them from prepayments. Returns those that didn't exist yet. */
  async chargeAll(tx: Tx, charges: readonly NewCharge[], today: (book: Book) => Day): Promise<NewCharge[]> {
    const now = this.clock.now();
    await this.lock(tx, ...new Set(charges.map(({ book }) => book.leaseId)));
    const made = await insertCharges(tx, charges, now);
    await writeEntries(tx, made.map(entryOf), now);
    const firsts = new Map(
      made.toReversed().map(({ id, book }) => [book.leaseId, { book, cause: `charge:${id}`, on: today(book) }]),
    );
    await settleOpen(tx, [...firsts.values()], now);
    return made;
  }

  /**
   * Posts a one-off charge, a fee or a deposit. Returns its id; posting one again under an id that the caller chose
   * changes nothing.
   */
  async charge(
    tx: Tx,
    book: Book,
    charge: { id?: string; kind: ChargeKind; cents: Cents; dueOn: Day },
    about: About,
  ): Promise<string> {
    const { id = v7() } = charge;
    await this.change(tx, book, about, (ledger) =>
      recordCharge(ledger, { id, kind: charge.kind, amountCents: charge.cents, dueOn: charge.dueOn }),
    );
    return id;
  }

  /** Records a credit: a reduction, an offline payment or an opening balance. Returns its id. */
  async credit(
    tx: Tx,
    book: Book,
    credit: { id?: string; source: CreditSource; cents: Cents },
    about: About,
  ): Promise<string> {
    const { id = v7(), source, cents } = credit;
    await this.change(tx, book, about, (ledger) =>
      recordCredit(ledger, { id, source, amountCents: cents, receivedOn: about.on }),
    );
    return id;
  }

  /**
   * Reverses a charge; the money that had settled it settles the next one. Repeating this changes nothing. 422 for a
   * deposit that was already returned.
   */
  async voidCharge(tx: Tx, book: Book, chargeId: string, about: About): Promise<void> {
    await this.change(
      tx,
      book,
      about,
      (ledger) => voidCharge(ledger, chargeId),
      (change) => refuseDepositThatIsGone(tx, book, change),
    );
  }

  /**
   * Posts a charge that replaces another one, which is reversed. The money that had settled it settles the new one.
   * Either may be missing.
   */
  async replace(
    tx: Tx,
    book: Book,
    chargeId: string | null,
    next: Omit<LedgerCharge, 'voided'> | null,
    about: About,
  ): Promise<void> {
    const steps = [
      ...(next ? [(ledger: LeaseLedger) => recordCharge(ledger, next)] : []),
      ...(chargeId ? [(ledger: LeaseLedger) => voidCharge(ledger, chargeId)] : []),
    ];
    await this.change(tx, book, about, (ledger) => inSteps(ledger, ...steps));
  }

  /**
   * Reverses a credit to the cent, so that what it had settled is open again. Repeating this changes nothing. 422 for a
   * deposit that was already returned.
   */
  async reverseCredit(tx: Tx, book: Book, creditId: string, about: About): Promise<void> {
    await this.change(
      tx,
      book,
      about,
      (ledger) => reverseCredit(ledger, creditId),
      (change) => refuseDepositThatIsGone(tx, book, change),
    );
  }

  /**
   * The bank took back a payment on that day: what it had settled is open again, and the refunded part of it is owed.
   * Repeating this changes nothing.
   */
  async returnCredit(tx: Tx, book: Book, creditId: string, about: About): Promise<void> {
    await this.change(
      tx,
      book,
      about,
      (ledger) => returnCredit(ledger, creditId, { recoveryChargeId: v7(), on: about.knownOn ?? about.on }),
      (change) => refuseDepositThatIsGone(tx, book, change),
    );
  }

  /** Tenants with an account who live there or can still read the lease. Their browsers are notified of changes. */
  async tenantsOf(tx: Tx, leaseIds: readonly string[]): Promise<string[]> {
    const sql =
      'select distinct user_id as id from lease_tenant where lease_id = any($1::uuid[]) and user_id is not null and lw_open(access_ends_at)';
    return (await tx.rows<{ id: string }>(sql, [leaseIds])).map(({ id }) => id);
  }

  /** Notifies the landlord and the tenants of a lease that its figures changed. */
  async tell(tx: Tx, book: Book, ...ids: string[]): Promise<void> {
    const users = await this.tenantsOf(tx, [book.leaseId]);
    tx.changed(['payments', 'ledger', 'leases', 'overview'], [book.leaseId, ...ids], {
      accounts: [book.accountId],
      users,
    });
  }
}

function entryOf({ id, book, kind, cents, dueOn }: NewCharge) {
  return { id: v7(), book, draft: chargeEntry({ id, currency: book.currency, cents, kind }), effectiveOn: dueOn };
}
