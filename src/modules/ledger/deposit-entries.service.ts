import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Cents } from '../../contract/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal, refusalWith } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Wanted } from './allocation.js';
import type { Book } from './book.js';
import { reverseEntry, type EntryDraft } from './entry.js';
import { askedDeposit, heldDeposit, heldSince, refuseDepositThatIsGone } from './held-deposit.js';
import { writeEntries } from './journal.js';
import { inSteps, NO_CHANGE } from './lease-ledger.js';
import { LedgerService } from './ledger.service.js';
import { depositInterestEntry, depositReceivedEntry, depositReturnedEntry } from './posting-rules.js';
import { postCharge } from './record-charge.js';
import { deductDeposit } from './record-credit.js';
import type { About } from './write-change.js';

export interface Deduction {
  readonly cents: Cents;
  /** The reason of the deduction, which both sides can read. */
  readonly label: string;
}

/** The part that is kept for open charges, and the charges that it pays. */
export interface KeptForCharges {
  readonly cents: Cents;
  readonly pays: readonly Wanted[];
}

/** How a deposit is returned: the amount, the interest that the region requires, and the deductions. */
export interface GivenBack {
  readonly returned: Cents;
  readonly interest: Cents;
  readonly deductions: readonly Deduction[];
  readonly forCharges?: KeptForCharges | null;
}

/** What was held, and the ids of the credits, charges and other entries that the return is made of. */
export interface DepositGone {
  readonly heldCents: Cents;
  readonly parts: readonly string[];
}

const RECEIVED = `select e.key, e.currency, json_agg(json_build_object('account', p.ledger_account, 'cents', p.amount_cents)) as postings
  from journal_entry e join posting p on p.entry_id = e.id where e.id = $1 and e.lease_id = $2 and e.kind = 'deposit_received' group by e.id`;

/** The entries of a return that weren't taken back one by one. */
const PARTS = `select e.id, e.kind, e.key, e.currency, e.charge_id as "chargeId",
    (select json_agg(json_build_object('account', p.ledger_account, 'cents', p.amount_cents)) from posting p where p.entry_id = e.id) as postings
  from journal_entry e
  where e.lease_id = $1 and e.reverses_id is null and (e.id = any($2::uuid[]) or e.charge_id = any($2::uuid[]))
    and not exists (select 1 from journal_entry b where b.reverses_id = e.id) order by e.id`;

const UNDONE = 'update deposit_return set undone_on = $2 where id = $1 returning held_cents as "amountCents"';

type Reversible = Pick<EntryDraft, 'kind' | 'key' | 'currency' | 'postings'> & { id: string };
type PartRow = Reversible & { chargeId: string | null };

/** Deposits are a liability: held until they are given back or used, item by item (docs/specification/payments.md). */
@Injectable()
export class DepositEntries {
  constructor(
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /**
   * A deposit that the landlord already held when the lease was entered, or that was paid without having been charged.
   */
  async received(tx: Tx, book: Book, amount: Cents, held: 'before' | 'now', about: About): Promise<void> {
    await this.write(tx, book, depositReceivedEntry({ id: v7(), currency: book.currency, cents: amount, held }), about);
  }

  /** The deposit that the landlord holds or has charged, until it is returned or used. Locks the lease. */
  async asked(tx: Tx, book: Book): Promise<Cents> {
    await this.ledger.lock(tx, book.leaseId);
    return askedDeposit(tx, book);
  }

  /** The first day on which the landlord held a deposit of the lease; null if there is none. Take the lease's lock first. */
  heldSince(tx: Tx, leaseId: string): Promise<string | null> {
    return heldSince(tx, leaseId);
  }

  /**
   * Reverses a deposit that was entered by mistake. Take the lease's lock first. 422 when some of it was returned or
   * used.
   */
  async takeBack(tx: Tx, book: Book, entryId: string, { on, note }: About): Promise<void> {
    const [row] = await tx.rows<Pick<EntryDraft, 'key' | 'currency' | 'postings'>>(RECEIVED, [entryId, book.leaseId]);
    await this.reverse(tx, book, { id: entryId, kind: 'deposit_received', ...orNotFound(row) }, { on, note });
  }

  private async reverse(tx: Tx, book: Book, { id, ...entry }: Reversible, { on, note }: About): Promise<void> {
    const draft = reverseEntry(entry);
    await refuseDepositThatIsGone(tx, book, { ...NO_CHANGE, entries: [draft] });
    await writeEntries(
      tx,
      [{ id: v7(), book, draft, effectiveOn: on, reversesId: id, note: note ?? null }],
      this.clock.now(),
    );
  }

  /** Adds the interest, pays open charges, deducts item by item, then gives the rest back. 422 for more than is held with its interest. */
  async giveBack(
    tx: Tx,
    book: Book,
    { returned, interest, deductions, forCharges }: GivenBack,
    about: About,
  ): Promise<DepositGone> {
    await this.ledger.lock(tx, book.leaseId);
    const asked = deductions.reduce((total, deduction) => total + deduction.cents, returned + (forCharges?.cents ?? 0));
    if (asked === 0) throw refusal('nothing_entered');
    const held = await heldDeposit(tx, book);
    if (asked > held + interest) throw refusalWith({ heldCents: held }, 'more_than_held');
    const { currency } = book;
    const parts: string[] = [];
    if (interest > 0)
      parts.push(await this.write(tx, book, depositInterestEntry({ id: v7(), currency, cents: interest }), about));
    if (forCharges) parts.push(await this.payCharges(tx, book, forCharges, about));
    for (const deduction of deductions) parts.push(...(await this.deduct(tx, book, deduction, about)));
    if (returned > 0) {
      const heldCents = await heldDeposit(tx, book);
      const draft = depositReturnedEntry({ id: v7(), currency, cents: returned, heldCents });
      parts.push(await this.write(tx, book, draft, about));
    }
    return { heldCents: held, parts };
  }

  /**
   * Takes back a return of a deposit with everything that it is made of; a part that was taken back before stays so. Take the
   * lease's lock first. 422 for interest that was given back since. Gives what is held again.
   */
  async undoReturn(
    tx: Tx,
    book: Book,
    { id, parts }: { id: string | null; parts: readonly string[] },
    about: About,
  ): Promise<number> {
    const rows = await tx.rows<PartRow>(PARTS, [book.leaseId, parts]);
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    for (const row of of('deposit_returned')) await this.reverse(tx, book, row, about);
    // What was kept is held again before the charges go: freed first, it would pay other charges.
    for (const credit of of('credit')) await this.ledger.reverseCredit(tx, book, credit.id, about);
    for (const { chargeId } of of('one_off')) if (chargeId) await this.ledger.voidCharge(tx, book, chargeId, about);
    for (const row of of('deposit_interest')) await this.reverse(tx, book, row, about);
    const [undone] = await tx.rows<{ amountCents: number }>(UNDONE, [id, about.on]);
    return orNotFound(undone).amountCents;
  }

  /** Charges nothing, because the deduction is a credit that pays charges that are already open. */
  private async payCharges(
    tx: Tx,
    book: Book,
    { cents: amountCents, pays }: KeptForCharges,
    about: About,
  ): Promise<string> {
    const held = await heldDeposit(tx, book);
    const credit = { id: v7(), amountCents, receivedOn: about.on };
    await this.ledger.change(tx, book, about, (ledger) => deductDeposit(ledger, credit, held, pays));
    return credit.id;
  }

  private async deduct(tx: Tx, book: Book, { cents: amountCents, label }: Deduction, about: About): Promise<string[]> {
    const [chargeId, creditId] = [v7(), v7()];
    const held = await heldDeposit(tx, book);
    const charge = { id: chargeId, kind: 'one_off' as const, amountCents, dueOn: about.on };
    const credit = { id: creditId, amountCents, receivedOn: about.on };
    // The deposit pays what is kept from it. The tenant's prepayments stay unused, and their receipts stay correct.
    await this.ledger.change(tx, book, { ...about, label, note: label }, (ledger) =>
      inSteps(ledger, postCharge(charge), (now) =>
        deductDeposit(now, credit, held, [{ chargeId, cents: amountCents }]),
      ),
    );
    return [chargeId, creditId];
  }

  private async write(tx: Tx, book: Book, draft: EntryDraft, { on, note }: About): Promise<string> {
    const id = v7();
    await writeEntries(tx, [{ id, book, draft, effectiveOn: on, note: note ?? null }], this.clock.now());
    return id;
  }
}
